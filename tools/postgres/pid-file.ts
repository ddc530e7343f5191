import { existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import type { PostgresFolder } from './folder.ts';

const TIMEOUT_MS = 10_000;

/**
 * Waits for a PostgreSQL that is still stopping on this folder, and removes a pid file whose process has ended or
 * belongs to another program. Throws OperatorError after `timeout` ms.
 */
export async function clearStalePidFile(folder: PostgresFolder, timeout = TIMEOUT_MS): Promise<void> {
  const deadline = Date.now() + timeout;
  const path = join(folder.data, 'postmaster.pid');
  while (existsSync(path)) {
    const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
    if (!isOurPostgres(pid, folder)) return rmSync(path, { force: true });
    if (Date.now() > deadline) {
      throw new OperatorError(
        `Another PostgreSQL (process ${pid}) is using ${folder.data}: stop the Storyloom that runs there, or set DATA_DIR to another folder.`,
      );
    }
    await sleep(100);
  }
}

function isOurPostgres(pid: number, folder: PostgresFolder): boolean {
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder.data;
  } catch {
    // A process whose folder may not be read was not started here: it reuses the process id.
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** True if the server has written that it takes connections. */
export function isReady(folder: PostgresFolder, pid: number): boolean {
  const path = join(folder.data, 'postmaster.pid');
  if (!existsSync(path)) return false;
  const lines = readFileSync(path, 'utf8').split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}
