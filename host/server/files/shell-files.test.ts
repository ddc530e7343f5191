import { createPublicKey } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeRegistry, startFakeRegistry } from '../../fixtures/fake-registry.ts';
import { createShellFiles } from './shell-files.ts';

let registry: FakeRegistry;
let folder: string;

beforeEach(async () => {
  registry = await startFakeRegistry();
  folder = await mkdtemp(join(tmpdir(), 'storyloom-shells-'));
});
afterEach(async () => {
  await registry.close();
  await rm(folder, { recursive: true });
});

/** A host with a build of one script. */
async function hostWith(script: string) {
  const build = await mkdtemp(join(folder, 'build-'));
  await mkdir(join(build, 'browser', 'static', 'js'), { recursive: true });
  await writeFile(join(build, 'browser', 'static', 'js', script), script);
  return createShellFiles({
    builds: [build],
    registryUrl: registry.url,
    keys: () => [createPublicKey(registry.publicKey)],
    hostToken: 'token',
  });
}

describe('createShellFiles', () => {
  it('has the files of the builds that other hosts run', async () => {
    const [old, current] = [await hostWith('old.js'), await hostWith('new.js')];
    await Promise.all([old.store(), current.store()]);
    registry.asked.length = 0;
    expect(String(await old.find('/static/js/old.js'))).toBe('old.js');
    expect(registry.asked).toEqual([]);
    for (const _ of [1, 2]) {
      expect(String(await old.find('/static/js/new.js'))).toBe('new.js');
      expect(await old.find('/static/js/none.js')).toBeNull();
      expect(await old.find('/static/../secret.js')).toBeNull();
    }
    expect(registry.asked).toEqual(['/shell/static/js/new.js', '/shell/static/js/none.js']);
  });

  it('refuses a file that the registry has not signed for its path', async () => {
    registry.shell.set('/static/js/evil.js', Buffer.from('evil'));
    registry.forgeShell(true);
    await expect((await hostWith('a.js')).find('/static/js/evil.js')).rejects.toThrow(/not signed/);
  });

  it('cannot tell while the registry is away', async () => {
    const host = await hostWith('a.js');
    await registry.close();
    await expect(host.find('/static/js/new.js')).rejects.toThrow(/fetch failed/);
  });

  it('reports that the registry did not take its files', async () => {
    const host = await hostWith('a.js');
    await registry.close();
    await expect(host.store()).rejects.toThrow();
  });
});
