import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@storyloom/contract/platform/composition';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeRegistry, madeUpRelease, startFakeRegistry } from '../../fixtures/fake-registry.ts';
import { type Artifacts, createArtifacts, IntegrityError } from './artifacts.ts';
import { releaseFile } from './send-file.ts';

let registry: FakeRegistry;
let cacheDir: string;
let artifacts: Artifacts;
let release: Release;
const entry = 'browser/remoteEntry.js';
const key = `sample/aaaaaaaaaaaa/${entry}`;

beforeEach(async () => {
  registry = await startFakeRegistry();
  cacheDir = await mkdtemp(join(tmpdir(), 'storyloom-artifacts-'));
  artifacts = createArtifacts({ cacheDir, registryUrl: registry.url });
  release = madeUpRelease(registry.files);
  await artifacts.learn(compositionOf(release));
});
afterEach(async () => {
  await registry.close();
  await rm(cacheDir, { recursive: true });
});

function compositionOf(stable: Release, lastKnownGood: Release | null = null) {
  return {
    id: stable.buildId,
    sequence: 1,
    mfes: { sample: { stable, lastKnownGood } },
    expires: '2999-01-01T00:00:00Z',
  };
}
const onDisk = () => join(cacheDir, 'releases', key);

describe('createArtifacts', () => {
  it('fetches a file once and returns it as published', async () => {
    expect(String(await artifacts.read(release, entry))).toBe('entry aaaaaaaaaaaa');
    await artifacts.read(release, entry);
    expect(registry.asked).toEqual([`/files/${key}`]);
  });

  it('refuses a file with another hash and does not cache it', async () => {
    registry.files.set(key, Buffer.from('evil'));
    await expect(artifacts.read(release, entry)).rejects.toThrow(IntegrityError);
    await expect(artifacts.read(release, entry)).rejects.toThrow(
      'browser/remoteEntry.js of sample 1.0.0 is not what was published',
    );
    expect(existsSync(onDisk())).toBe(false);
  });

  it('fetches a file again if it was altered on disk', async () => {
    await artifacts.read(release, entry);
    await writeFile(onDisk(), 'evil');
    expect(String(await artifacts.read(release, entry))).toBe('entry aaaaaaaaaaaa');
    expect(await readFile(onDisk(), 'utf8')).toBe('entry aaaaaaaaaaaa');
  });

  it('serves cached files without the registry, also after a restart', async () => {
    await artifacts.read(release, entry);
    await registry.close();
    const restarted = createArtifacts({ cacheDir, registryUrl: registry.url });
    const known = await restarted.release('sample', 'aaaaaaaaaaaa');
    expect(known).toEqual(release);
    expect(String(known && (await restarted.read(known, entry)))).toBe('entry aaaaaaaaaaaa');
  });

  it('asks the registry once for a release that another host has learned', async () => {
    const asked: string[] = [];
    const other = madeUpRelease(registry.files, 'sample', 'dddddddddddd');
    const findKept = async (_: string, buildId: string) => {
      asked.push(buildId);
      return buildId === other.buildId ? other : null;
    };
    artifacts = createArtifacts({ cacheDir, registryUrl: registry.url, findKept });
    for (const buildId of ['dddddddddddd', 'eeeeeeeeeeee', 'dddddddddddd', 'eeeeeeeeeeee', '../../up'])
      await releaseFile(artifacts, `/m/sample/${buildId}/${entry}`);
    expect(asked).toEqual(['dddddddddddd', 'eeeeeeeeeeee']);
    expect(String(await releaseFile(artifacts, `/m/sample/dddddddddddd/${entry}`))).toBe(
      'entry dddddddddddd',
    );
  });

  it('asks again for a release that the registry could not send', async () => {
    const other = madeUpRelease(registry.files, 'sample', 'dddddddddddd');
    const findKept = vi.fn().mockRejectedValueOnce(new Error('It is away.')).mockResolvedValue(other);
    artifacts = createArtifacts({ cacheDir, registryUrl: registry.url, findKept });
    await expect(artifacts.find('sample', 'dddddddddddd')).rejects.toThrow('It is away.');
    expect(await artifacts.find('sample', 'dddddddddddd')).toEqual(other);
  });

  it('takes no release for missing while too many others are asked for', async () => {
    const findKept = () => new Promise<never>(() => {});
    artifacts = createArtifacts({ cacheDir, registryUrl: registry.url, findKept });
    const asking = Array.from({ length: 105 }, (_, at) => artifacts.find('sample', `${1e11 + at}`));
    await expect(Promise.race(asking)).rejects.toThrow('Too many files');
  });

  it('needs the registry for a file that is not cached', async () => {
    await registry.close();
    await expect(artifacts.read(release, entry)).rejects.toThrow(/fetch failed/);
    await expect(releaseFile(artifacts, `/m/${key}`)).rejects.toThrow(/fetch failed/);
  });

  it('names the status with which the registry refused a file', async () => {
    registry.failFiles(503);
    await expect(artifacts.read(release, entry)).rejects.toThrow(
      'The registry answered 503 for browser/remoteEntry.js of sample',
    );
    expect(existsSync(onDisk())).toBe(false);
  });

  it('keeps files of the last known good and of older releases', async () => {
    const newer = madeUpRelease(registry.files, 'sample', 'bbbbbbbbbbbb');
    const newest = madeUpRelease(registry.files, 'sample', 'cccccccccccc');
    await artifacts.learn(compositionOf(newest, newer));
    for (const each of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc']) {
      expect(String(await releaseFile(artifacts, `/m/sample/${each}/${entry}`))).toBe(`entry ${each}`);
    }
  });

  it('serves simultaneous requests for the same file', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => artifacts.read(release, entry)));
    expect(new Set(responses.map(String))).toEqual(new Set(['entry aaaaaaaaaaaa']));
  });

  it.each([
    ['an unknown build', '/m/sample/bbbbbbbbbbbb/browser/remoteEntry.js'],
    ['an unknown micro-frontend', '/m/other/aaaaaaaaaaaa/browser/remoteEntry.js'],
    ['a file the release does not name', '/m/sample/aaaaaaaaaaaa/browser/other.js'],
    ["the server's module", '/m/sample/aaaaaaaaaaaa/server/mfe.mjs'],
    ["the server's module by a detour", '/m/sample/aaaaaaaaaaaa/browser/../server/mfe.mjs'],
    ['the release document', '/m/sample/aaaaaaaaaaaa/browser/../release.json'],
    ['a path out of the folder', '/m/sample/aaaaaaaaaaaa/browser/../../../../../etc/passwd'],
    ['a name that is a path', '/m/../sample/aaaaaaaaaaaa/browser/remoteEntry.js'],
    ['a name of an object', '/m/constructor/aaaaaaaaaaaa/browser/remoteEntry.js'],
  ])('returns null for %s', async (_, path) => {
    expect(await releaseFile(artifacts, path)).toBeNull();
    expect(registry.asked).toEqual([]);
  });

  it('distinguishes a refused file from a missing one', async () => {
    registry.files.set(key, Buffer.from('evil'));
    expect(await releaseFile(artifacts, `/m/${key}`)).toBeInstanceOf(IntegrityError);
  });

  it('names a file that the release does not have', async () => {
    await expect(artifacts.path(release, 'server/none.mjs')).rejects.toThrow(
      'sample 1.0.0 has no file server/none.mjs',
    );
  });
});
