// @ts-check
import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * Runs a program to its end with its output in a log instead of on the terminal. Aborting ends the program and its
 * children.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {{ log: string, signal?: AbortSignal, env?: Record<string, string | undefined> }} options
 * @returns {Promise<{ status: number, output: string }>} status 127 if the program does not exist
 */
export function runQuiet(file, args, options) {
  mkdirSync(dirname(options.log), { recursive: true });
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: ROOT,
      // In a process group of its own, so that its children can be ended with it.
      detached: true,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk;
      appendFileSync(options.log, chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    // Playwright stops the site it started at SIGINT, but not at SIGTERM.
    const end = () => child.pid && process.kill(-child.pid, 'SIGINT');
    options.signal?.addEventListener('abort', end, { once: true });
    child.on('error', (error) => resolve({ status: 127, output: error.message }));
    child.on('close', (code) => {
      options.signal?.removeEventListener('abort', end);
      resolve({ status: code ?? 1, output });
    });
  });
}
