import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertDiskSpace } from './bootstrap/disk.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { firstClosedFolder } from './bootstrap/reach.mjs';
import { npmStart } from './testing/start-command.ts';

const isRoot = process.getuid?.() === 0;
const ports = {
  PORT: '5540',
  API_PORT: '5541',
  REGISTRY_PORT: '5542',
  OIDC_PORT: '5543',
  PAY_PORT: '5544',
  DATABASE_URL: '',
};
const scratch = mkdtempSync(join(tmpdir(), 'storyloom-refusals-'));

beforeAll(() => chmodSync(scratch, 0o755));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs `npm start` to its end; returns the line in which it refused. Fails on a stack trace or an exit code other than 1. */
async function refusal(env: Record<string, string>, checkout?: string): Promise<string> {
  const command = npmStart({ ...ports, ...env }, [], undefined, checkout);
  expect(await command.exited, command.output()).toBe(1);
  expect(command.output()).not.toMatch(/^\s+at /m);
  const lines = command.output().split('\n');
  return lines.filter((line) => line.startsWith('✗ ')).join('\n');
}

describe('npm start on a full disk', () => {
  const disk = join(scratch, 'disk');

  // Only root can mount a disk of 20 MB. Other accounts test the function that the command calls first.
  test(
    isRoot
      ? 'refuses with the space left and the space needed, and creates no database'
      : 'refuses with the space left and the space needed (not root: the function alone)',
    async () => {
      if (!isRoot) {
        expect(() => assertDiskSpace(scratch, 1e12)).toThrow(/^The disk is full: /);
        return;
      }
      mkdirSync(disk);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m,mode=755', 'tmpfs', disk]);
      try {
        const dataDir = join(disk, 'data');
        expect(await refusal({ DATA_DIR: dataDir })).toBe(
          `✗ The disk is full: ${dataDir} has 20 MB left and 500 MB are needed. Free some space, or set DATA_DIR to a folder on another disk.`,
        );
        expect(readdirSync(dataDir)).toEqual([]);
      } finally {
        execFileSync('umount', [disk]);
      }
    },
  );
});

describe('npm start in a checkout that only its owner may enter', () => {
  const closed = join(scratch, 'closed');
  const checkout = join(closed, 'storyloom');

  // Only root runs PostgreSQL as another account. Other accounts may start in such a checkout.
  test(
    isRoot
      ? 'refuses for root with the folder and what to do, and creates nothing'
      : 'finds the closed folder (not root: the function alone)',
    async () => {
      mkdirSync(closed, { mode: 0o700 });
      if (!isRoot) {
        expect(firstClosedFolder(checkout, { uid: 64_321, gid: 64_321 })).toBe(closed);
        return;
      }
      const ours = (path: string) => !path.endsWith('node_modules');
      cpSync(join(ROOT, 'tools'), join(checkout, 'tools'), { recursive: true, filter: ours });
      cpSync(join(ROOT, 'package.json'), join(checkout, 'package.json'));
      const dataDir = join(scratch, 'data');
      expect(await refusal({ DATA_DIR: dataDir }, checkout)).toMatch(
        new RegExp(
          `^✗ PostgreSQL runs as the account "\\w+", which may not enter ${closed} on the way to ${checkout}: move it to a folder everyone can enter .*, or run "chmod o\\+x ${closed}"\\.$`,
        ),
      );
      expect(existsSync(dataDir)).toBe(false);
    },
  );
});
