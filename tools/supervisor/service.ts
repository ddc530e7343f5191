import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import { type ChildOptions, startChild } from './child.ts';
import type { Service } from './plan.ts';
import type { RunningProcess } from './running-process.ts';

const START_MS = 180_000;

/** Starts a service; resolves when it reports that it is ready. Throws OperatorError after 3 minutes or if it ends. */
export async function startService(
  service: Service,
  options: ChildOptions,
  signal: AbortSignal,
): Promise<RunningProcess> {
  const child = startChild(service, options);
  const exited = once(child.process, 'exit').then(
    // The log of a killed process has no reason.
    ([code, killed]) =>
      killed
        ? `${service.name} stopped (${killed}).`
        : `${service.name} stopped (exit code ${code}):${child.lastOutput()}`,
  );
  const running: RunningProcess = {
    pid: child.process.pid ?? 0,
    ended: exited,
    stop: (deadlineMs) => stop(child.process, deadlineMs),
  };
  const outcome = await Promise.race([waitForReady(child.process), exited, after(START_MS, signal)]);
  if (outcome === 'ready') return running;
  await running.stop(2_000);
  throw new OperatorError(outcome === 'late' ? `${service.name} did not become ready` : outcome);
}

function waitForReady(child: ChildProcess): Promise<'ready'> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message && 'type' in message && message.type === 'ready') {
        resolve('ready');
      }
    });
  });
}

function after(ms: number, signal: AbortSignal): Promise<'late'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('late'), ms);
    timer.unref();
    signal.addEventListener('abort', () => resolve('late'), { once: true });
  });
}

async function stop(child: ChildProcess, deadlineMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
  await gone;
  clearTimeout(insist);
}
