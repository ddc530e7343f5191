// @ts-check
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertPortsFree } from './ports.mjs';

const TIMEOUT_MS = 10_000;

/** @param {string} dataDir */
const recordOf = (dataDir) => join(dataDir, 'running.json');

/** Records the processes that hold the ports, so that the next start can wait for them.
 * @param {string} dataDir @param {number[]} pids */
export function recordRun(dataDir, pids) {
  try {
    writeFileSync(recordOf(dataDir), JSON.stringify(pids));
  } catch {
    // The disk is full: the next start then does not wait for this run.
  }
}

/** @param {string} dataDir */
export function forgetRun(dataDir) {
  rmSync(recordOf(dataDir), { force: true });
}

/**
 * Throws OperatorError if a port is taken. Waits up to 10 seconds for a previous run that is still stopping.
 *
 * @param {string} dataDir
 * @param {Record<string, number>} ports
 * @param {() => Promise<unknown>} [pause] waits before the next look
 */
export async function awaitPorts(dataDir, ports, pause = () => sleep(200)) {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await assertPortsFree(ports);
    } catch (error) {
      if (Date.now() > deadline || !isPreviousRunAlive(dataDir)) throw error;
      await pause();
    }
  }
}

/** @param {string} dataDir */
function isPreviousRunAlive(dataDir) {
  const record = recordOf(dataDir);
  if (!existsSync(record)) return false;
  return readPids(record).some((pid) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  });
}

/** @param {string} record @returns {number[]} */
function readPids(record) {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    return [];
  }
}
