import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../deploy/backup/postgres.sh', import.meta.url));
let folder: string;

/** Replaces a program with a shell script. */
function program(name: string, text: string): void {
  writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(folder, 'bin', name), 0o755);
}
const setClock = (time: string) => writeFileSync(join(folder, 'clock'), time);
const bases = () => readdirSync(join(folder, 'back up', 'base')).sort();
const run = (...args: string[]) =>
  promisify(execFile)(script, args, {
    env: {
      PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
      FOLDER: folder,
      BACKUP_DIR: join(folder, 'back up'),
      KEEP: '2',
    },
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storyloom-backup-'));
  mkdirSync(join(folder, 'bin'));
  const real = '/bin/date';
  program(
    'date',
    `case "$*" in *-d*) exec ${real} "$@" ;; esac; exec ${real} -d "$(cat "$FOLDER/clock")" "$@"`,
  );
  // A base backup takes a minute.
  program(
    'pg_basebackup',
    `now=$(${real} -u -d "$(cat "$FOLDER/clock") + 1 minute" +'%F %TZ'); echo "$now" >"$FOLDER/clock"; echo start >"$2/backup_label"`,
  );
  program('pg_verifybackup', '');
  program('pg_archivecleanup', '');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('deploy/backup/postgres.sh', () => {
  test('restores from a base backup that was finished before the moment', async () => {
    for (const time of ['2026-11-27 01:00:00Z', '2026-11-28 01:00:00Z']) {
      setClock(time);
      await run('base');
    }
    const from = async (moment: string) =>
      (await run('restore', join(folder, moment), moment)).stdout.match(/from .*\/(\w+)\. /)?.[1];
    expect(await from('2026-11-28 01:00:30+00')).toBe('20261127T010100Z');
    expect(await from('2026-11-28 03:01:30+02')).toBe('20261128T010100Z');
  });

  test('keeps the newest base backups, and nothing of one that failed', async () => {
    for (const day of [26, 27, 28]) {
      setClock(`2026-11-${day} 01:00:00Z`);
      await run('base');
    }
    program('pg_verifybackup', 'exit 1');
    await expect(run('base')).rejects.toThrow();
    expect(bases()).toEqual(['20261127T010100Z', '20261128T010100Z']);
  });

  test.each(['2026-11-28 05:10:00', '05:10 2026-11-28', '2026-11-28'])(
    'refuses %s, which has no zone',
    async (moment) => {
      await expect(run('restore', join(folder, 'restored'), moment)).rejects.toThrow(
        /is not a moment with a zone/,
      );
    },
  );
});
