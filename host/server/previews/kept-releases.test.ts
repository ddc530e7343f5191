import { createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeRegistry, madeUpRelease, startFakeRegistry } from '../../fixtures/fake-registry.ts';
import { createKeptReleases } from './kept-releases.ts';

let registry: FakeRegistry;
let now = 0;
const release = madeUpRelease(new Map(), 'sample', 'aaaaaaaaaaaa');
beforeAll(async () => {
  registry = await startFakeRegistry();
});
afterAll(() => registry.close());
const start = () =>
  createKeptReleases({
    registryUrl: registry.url,
    keys: () => [createPublicKey(registry.publicKey)],
    now: () => now,
  });

describe('createKeptReleases', () => {
  it('keeps a release for half a minute, then notices that it was withdrawn', async () => {
    registry.kept.set('sample/aaaaaaaaaaaa', release);
    const find = start();
    expect(await find('sample', 'aaaaaaaaaaaa')).toEqual(release);
    registry.kept.clear();
    now += 29_000;
    expect(await find('sample', 'aaaaaaaaaaaa')).toEqual(release);
    now += 2_000;
    expect(await find('sample', 'aaaaaaaaaaaa')).toBeNull();
  });

  it('takes a release for gone only if the registry says so', async () => {
    expect(await start()('sample', 'cccccccccccc')).toBeNull();
    registry.kept.set('other/bbbbbbbbbbbb', release);
    await expect(start()('other', 'bbbbbbbbbbbb')).rejects.toMatchObject({ status: 502 });
  });

  it('refuses another release than it asked for, though it is signed', async () => {
    registry.kept.set('other/bbbbbbbbbbbb', release);
    await expect(start()('other', 'bbbbbbbbbbbb')).rejects.toMatchObject({
      message: expect.stringContaining('is not signed by it'),
    });
  });
});
