// @ts-check
import { spawn } from 'node:child_process';
import { OperatorError } from './operator-error.mjs';
import { NODE, ROOT } from './paths.mjs';

const OLDEST = 20;
const STOP_MS = 11_000;

/** Refuses a Node this code does not run on. */
export function assertNodeVersion(version = process.versions.node) {
  if (Number.parseInt(version, 10) < OLDEST) {
    throw new OperatorError(
      `Node ${version} is too old: install Node ${OLDEST} or newer (https://nodejs.org).`,
    );
  }
}

/**
 * Prints what went wrong: one line for what the operator can mend, the stack for what they cannot.
 *
 * @param {unknown} error
 */
export function report(error) {
  const known = error instanceof OperatorError;
  process.stderr.write(`✗ ${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
}

/**
 * Goes on in the Node of the checkout, and hands back its exit code. The child hears of a stop by SIGTERM,
 * and of our death by its channel; one that does not stop in time is killed.
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
