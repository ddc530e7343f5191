import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { assertNodeVersion } from './command.mjs';
import { assertDiskSpace, prepareDataDir } from './disk.mjs';
import { OperatorError } from './operator-error.mjs';
import { assertPortsFree, freePort } from './ports.mjs';
import { awaitPorts, forgetRun, recordRun } from './previous-run.mjs';
import { firstClosedFolder } from './reach.mjs';
import { readBootSettings } from './settings.mjs';

const SOMEBODY = { uid: 64_321, gid: 64_321 };

afterEach(() => vi.unstubAllEnvs());

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'storyloom-boot-'));
  chmodSync(folder, 0o755);
  return folder;
}

async function occupy(port: number): Promise<() => void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return () => server.close();
}

test('what an operator can mend is told in one line', () => {
  expect(new OperatorError('first\n   second ').message).toBe('first second');
});

test('a Node that is too old is refused by name', () => {
  expect(() => assertNodeVersion('18.19.0')).toThrow('Node 18.19.0 is too old');
  expect(() => assertNodeVersion('20.0.0')).not.toThrow();
});

describe('folders', () => {
  test('a folder only its owner can enter is found on the way, whatever stands below it', () => {
    const closed = join(scratch(), 'closed');
    mkdirSync(closed, { mode: 0o700 });
    expect(firstClosedFolder(join(closed, 'not', 'there', 'yet'), SOMEBODY)).toBe(closed);
    chmodSync(closed, 0o711);
    expect(firstClosedFolder(join(closed, 'not', 'there', 'yet'), SOMEBODY)).toBeNull();
  });

  test('a data folder is made, open to pass through whatever the umask', () => {
    const folder = join(scratch(), 'one', 'data');
    const before = process.umask(0o022);
    prepareDataDir(folder);
    process.umask(before);
    expect(firstClosedFolder(folder, SOMEBODY)).toBeNull();
  });

  test('a data folder that cannot be made is refused with its name', () => {
    const file = join(scratch(), 'file');
    writeFileSync(file, '');
    expect(() => prepareDataDir(join(file, 'data'))).toThrow(/data folder .*file\/data cannot be written/);
  });

  test('a full disk is refused with what is left and what is needed', () => {
    expect(() => assertDiskSpace(tmpdir(), 1e12)).toThrow(/disk is full: .* MB left and 1000000000000 MB/);
    expect(() => assertDiskSpace(tmpdir(), 0)).not.toThrow();
  });
});

describe('ports', () => {
  test('a taken port is refused with its number and its setting', async () => {
    const port = await freePort();
    const free = await occupy(port);
    await expect(assertPortsFree({ API_PORT: port })).rejects.toThrow(
      `port ${port} is taken by another program: stop it or set API_PORT`,
    );
    free();
    await expect(assertPortsFree({ API_PORT: port })).resolves.toBeUndefined();
  });

  test('a port held by a previous run that is still stopping is waited for', async () => {
    const dataDir = scratch();
    const port = await freePort();
    const free = await occupy(port);
    await expect(awaitPorts(dataDir, { PORT: port })).rejects.toThrow('is taken');
    recordRun(dataDir, [process.pid]);
    setTimeout(free, 300);
    await expect(awaitPorts(dataDir, { PORT: port })).resolves.toBeUndefined();
    forgetRun(dataDir);
  });

  test('a setting that is no port is refused with an example', () => {
    vi.stubEnv('REGISTRY_PORT', '70000');
    expect(() => readBootSettings()).toThrow(
      'REGISTRY_PORT=70000 is not a port: give a number from 1 to 65535, for example 4100.',
    );
  });
});
