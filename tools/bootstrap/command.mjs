// @ts-check
import { spawn } from 'node:child_process';
import { OperatorError } from './operator-error.mjs';
import { NODE, ROOT } from './paths.mjs';

const OLDEST = 20;
const STOP_MS = 11_000;

/** Throws OperatorError for a Node that is too old. */
export function assertNodeVersion(version = process.versions.node) {
  if (Number.parseInt(version, 10) < OLDEST) {
    throw new OperatorError(
      `Node ${version} is too old: install Node ${OLDEST} or newer (https://nodejs.org).`,
    );
  }
}

/**
 * Prints an error: one line for an OperatorError, the stack for any other.
 *
 * @param {unknown} error
 */
export function report(error) {
  const known = error instanceof OperatorError;
  process.stderr.write(`✗ ${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
}

/**
 * Runs a script in the Node of the checkout and resolves with its exit code. `stop` sends the child SIGTERM, and
 * SIGKILL after 11 seconds; if this process ends, the IPC channel of the child closes.
 *
 * @param {string} script path from the checkout
 * @param {string[]} args
 * @param {AbortSignal} stop
 * @returns {Promise<number>}
 */
export function continueInNode(script, args, stop) {
  return new Promise((resolve, reject) => {
    const child = spawn(NODE, [script, ...args], {
      cwd: ROOT,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    stop.addEventListener('abort', () => {
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), STOP_MS).unref();
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (signal) process.stderr.write(`✗ ${script} was ended by ${signal}\n`);
      resolve(code ?? 1);
    });
  });
}
