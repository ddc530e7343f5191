import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Release } from '@storyloom/contract/platform/composition';
import { refuse } from '../../../platform/errors.ts';

/** Loads a release's code as hosts and browsers do. Throws RegistryError if that fails. */
export type CheckCode = (release: Release, folder: string) => Promise<void>;

/** Processor time for loading both halves, in seconds. They take 2 to 4; the time is the same on a busy machine. */
const cpuSeconds = 12;
/** Time limit for code that waits instead of computing, in ms. */
const deadlineMs = 60_000;
/** Largest heap of the process, in MB. */
const heapMb = 512;

const script = fileURLToPath(new URL('loader.ts', import.meta.url));
const checkout = realpathSync(join(dirname(script), '..', '..', '..', '..'));

/** The loader may read this checkout's packages and the release (no keys, settings, other releases), not write. */
function permissions(folder: string): string[] {
  const readable = ['node_modules', 'shared', 'registry', 'package.json'].map((each) => join(checkout, each));
  return ['--permission', ...[...readable, folder].map((path) => `--allow-fs-read=${path}`)];
}

/** The shell limits the processor time of its successor: the system ends an endless loop, however busy the machine is. */
const limited = 'ulimit -c 0; ulimit -t "$1"; shift; exec "$@"';
/** How the system ends a process for its processor time; the first can be handled, so the second follows. */
const outOfTime = ['SIGXCPU', 'SIGKILL'];

interface Limits {
  cpuSeconds?: number;
  deadlineMs?: number;
}

/**
 * Loads a release in a separate process, without settings and network, and with limits of time and memory. This protects the
 * registry from faults: Node's permissions are no protection against attackers.
 */
export function checkCodeInProcess(limits: Limits = {}): CheckCode {
  const { cpuSeconds: cpu, deadlineMs: deadline } = { cpuSeconds, deadlineMs, ...limits };
  return async (release, folder) => {
    const real = realpathSync(folder);
    const node = [
      process.execPath,
      ...permissions(real),
      `--max-old-space-size=${heapMb}`,
      '--experimental-vm-modules',
      '--disable-warning=SecurityWarning',
      '--disable-warning=ExperimentalWarning',
    ];
    const child = spawn('/bin/sh', ['-c', limited, 'sh', String(cpu), ...node, script], {
      env: { NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let errors = '';
    child.stderr?.on('data', (text) => {
      errors = `${errors}${text}`.slice(-2_000);
    });
    const { fault } = await new Promise<{ fault: string | null }>((resolve) => {
      const timer = setTimeout(() => {
        resolve({ fault: `It did not load within ${deadline / 1_000} s: look for an import that waits.` });
      }, deadline);
      child.on('message', (message) => resolve(message as { fault: string | null }));
      child.on('error', (error) => resolve({ fault: `The check could not run: ${error.message}` }));
      child.on('exit', (code, signal) => {
        clearTimeout(timer);
        const said = errors.trim().split('\n').at(-1) ?? '';
        resolve({
          fault:
            signal !== null && outOfTime.includes(signal)
              ? `It did not load within ${cpu} s of processor time: look for an endless loop at import.`
              : `Loading it ended the process (${signal ?? code}). ${said}`.trim(),
        });
      });
      child.send({ release, folder: real });
    });
    child.kill('SIGKILL');
    if (fault !== null) refuse(fault);
  };
}
