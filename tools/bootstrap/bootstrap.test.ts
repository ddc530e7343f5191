import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { assertNodeVersion } from './command.mjs';
import { assertDiskSpace, prepareDataDir } from './disk.mjs';
import { cleanInherited } from './inherited.mjs';
import { OperatorError } from './operator-error.mjs';
import { assertPortsFree, freePort, moveTestPorts } from './ports.mjs';
import { awaitPorts, forgetRun, recordRun } from './previous-run.mjs';
import { firstClosedFolder } from './reach.mjs';
import { readBootSettings } from './settings.mjs';

const OTHER_ACCOUNT = { uid: 64_321, gid: 64_321 };

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

describe('the command', () => {
  test('OperatorError keeps its message on one line', () => {
    expect(new OperatorError('first\n   second ').message).toBe('first second');
  });

  test('assertNodeVersion refuses an older Node with its version', () => {
    expect(() => assertNodeVersion('18.19.0')).toThrow('Node 18.19.0 is too old');
    expect(() => assertNodeVersion('20.0.0')).not.toThrow();
  });
});

describe('cleanInherited', () => {
  test('keeps proxies from this machine, and variables of PostgreSQL from the embedded database', () => {
    const shell = {
      PGSSLMODE: 'require',
      PGOPTIONS: '-c x=1',
      HTTP_PROXY: 'http://proxy',
      NO_PROXY: 'intern',
    };
    const own: Record<string, string> = { ...shell };
    cleanInherited(own);
    const proxies = {
      NO_PROXY: 'intern,127.0.0.1,localhost,::1',
      no_proxy: 'intern,127.0.0.1,localhost,::1',
    };
    expect(own).toEqual({ HTTP_PROXY: 'http://proxy', ...proxies });
    const given: Record<string, string> = { ...shell, DATABASE_URL: 'postgres://db' };
    cleanInherited(given);
    expect(given).toEqual({ ...shell, DATABASE_URL: 'postgres://db', ...proxies });
  });
});

describe('folders', () => {
  test('firstClosedFolder finds a folder that only its owner may enter, also above a missing path', () => {
    const closed = join(scratch(), 'closed');
    mkdirSync(closed, { mode: 0o700 });
    expect(firstClosedFolder(join(closed, 'not', 'there', 'yet'), OTHER_ACCOUNT)).toBe(closed);
    chmodSync(closed, 0o711);
    expect(firstClosedFolder(join(closed, 'not', 'there', 'yet'), OTHER_ACCOUNT)).toBeNull();
  });

  test('prepareDataDir creates a folder that others may enter, whatever the umask', () => {
    const folder = join(scratch(), 'one', 'data');
    const before = process.umask(0o022);
    prepareDataDir(folder);
    process.umask(before);
    expect(firstClosedFolder(folder, OTHER_ACCOUNT)).toBeNull();
  });

  test('prepareDataDir refuses a folder that cannot be created, with its name', () => {
    const file = join(scratch(), 'file');
    writeFileSync(file, '');
    expect(() => prepareDataDir(join(file, 'data'))).toThrow(/data folder .*file\/data cannot be written/);
  });

  test('assertDiskSpace refuses a full disk with the space left and the space needed', () => {
    expect(() => assertDiskSpace(tmpdir(), 1e12)).toThrow(/disk is full: .* MB left and 1000000000000 MB/);
    expect(() => assertDiskSpace(tmpdir(), 0)).not.toThrow();
  });
});

describe('ports', () => {
  test('assertPortsFree refuses a taken port with its number and its setting', async () => {
    const port = await freePort();
    const free = await occupy(port);
    await expect(assertPortsFree({ API_PORT: port })).rejects.toThrow(
      `port ${port} is taken by another program: stop it or set API_PORT`,
    );
    free();
    await expect(assertPortsFree({ API_PORT: port })).resolves.toBeUndefined();
  });

  test('moveTestPorts moves a taken port to the next that is free and not reserved', async () => {
    const port = await freePort();
    const free = await occupy(port);
    const moved = await moveTestPorts({ OIDC_PORT: port, PAY_PORT: undefined }, [port + 1]);
    expect(Number(moved.OIDC_PORT)).toBeGreaterThan(port + 1);
    expect(Object.keys(moved)).toEqual(['OIDC_PORT']);
    free();
  });

  test('awaitPorts waits for the port of a previous run that is still stopping', async () => {
    const dataDir = scratch();
    const port = await freePort();
    const free = await occupy(port);
    await expect(awaitPorts(dataDir, { PORT: port })).rejects.toThrow('is taken');
    recordRun(dataDir, [process.pid]);
    const pause = vi.fn(async () => free());
    await expect(awaitPorts(dataDir, { PORT: port }, pause)).resolves.toBeUndefined();
    expect(pause).toHaveBeenCalled();
    forgetRun(dataDir);
  });

  test('readBootSettings refuses a port that is none, with an example', () => {
    vi.stubEnv('REGISTRY_PORT', '70000');
    expect(() => readBootSettings()).toThrow(
      'REGISTRY_PORT=70000 is not a port: give a number from 1 to 65535, for example 4100.',
    );
  });
});
