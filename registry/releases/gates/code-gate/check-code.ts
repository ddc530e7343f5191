import { fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Release } from '@storyloom/contract/platform/composition';
import { refuse } from '../../releases.errors.ts';
import type { CodeVerdict } from './loader.ts';

/** Loads a release's code as hosts and browsers do. Throws RegistryError if that fails. */
export type CheckCode = (release: Release, folder: string) => Promise<void>;

/** Time limit for loading both halves, in ms. They take 2 to 4 s, and longer on a busy machine. */
const deadlineMs = 120_000;
/** Largest heap of the process, in MB. */
const heapMb = 512;

const script = fileURLToPath(new URL('loader.ts', import.meta.url));
const checkout = realpathSync(join(dirname(script), '..', '..', '..', '..'));

/** The loader may read this checkout's packages and the release (no keys, settings, other releases), not write. */
function permissions(folder: string): string[] {
  const readable = ['node_modules', 'shared', 'registry', 'package.json'].map((each) => join(checkout, each));
  return ['--permission', ...[...readable, folder].map((path) => `--allow-fs-read=${path}`)];
}

/**
 * Loads a release in a separate process, without settings and with a time limit. This protects the registry from
 * faults, not from attackers: network access is not restricted.
 */
export function checkCodeInProcess(deadline = deadlineMs): CheckCode {
  return async (release, folder) => {
    const real = realpathSync(folder);
    const child = fork(script, [], {
      env: { NODE_ENV: 'production' },
      execArgv: [...permissions(real), `--max-old-space-size=${heapMb}`, '--disable-warning=SecurityWarning'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let errors = '';
    child.stderr?.on('data', (text) => {
      errors = `${errors}${text}`.slice(-2_000);
    });
    const verdict = await new Promise<CodeVerdict>((resolve) => {
      const timer = setTimeout(() => {
        resolve({
          fault: `It did not load within ${deadline / 1_000} s: look for an endless loop at import.`,
        });
      }, deadline);
      child.on('message', (message) => resolve(message as CodeVerdict));
      child.on('error', (error) => resolve({ fault: `The check could not run: ${error.message}` }));
      child.on('exit', (code, signal) => {
        clearTimeout(timer);
        const said = errors.trim().split('\n').at(-1) ?? '';
        resolve({ fault: `Loading it ended the process (${signal ?? code}). ${said}`.trim() });
      });
      child.send({ release, folder: real });
    });
    child.kill('SIGKILL');
    if (verdict.fault !== null) refuse(verdict.fault);
  };
}
