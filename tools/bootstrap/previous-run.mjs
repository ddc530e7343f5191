// @ts-check
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertPortsFree } from './ports.mjs';

const PATIENCE_MS = 10_000;

/** @param {string} dataDir */
const recordOf = (dataDir) => join(dataDir, 'running.json');

/** Writes down which processes hold the ports, so that a start just after can wait for them to be gone.
 * @param {string} dataDir @param {number[]} pids */
export function recordRun(dataDir, pids) {
  writeFileSync(recordOf(dataDir), JSON.stringify(pids));
}

/** @param {string} dataDir */
export function forgetRun(dataDir) {
  rmSync(recordOf(dataDir), { force: true });
}

/**
 * Refuses taken ports; while a previous run is still stopping, it is given the time a stop may take.
 *
 * @param {string} dataDir
 * @param {Record<string, number>} ports
 */
export async function awaitPorts(dataDir, ports) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await assertPortsFree(ports);
    } catch (error) {
      if (Date.now() > deadline || !isPreviousRunAlive(dataDir)) throw error;
      await sleep(200);
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
