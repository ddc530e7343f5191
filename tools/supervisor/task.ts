import { once } from 'node:events';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import { type ChildOptions, startChild } from './child.ts';
import type { Task } from './plan.ts';

/** Runs a task to its end; returns the outcome. Throws OperatorError with the last line of its log. */
export async function runTask(
  task: Task,
  options: ChildOptions,
  signal: AbortSignal,
): Promise<string | undefined> {
  const child = startChild(task, options);
  const end = () => child.process.kill('SIGTERM');
  signal.addEventListener('abort', end);
  const [code, killed] = await once(child.process, 'exit');
  signal.removeEventListener('abort', end);
  if (signal.aborted) return 'stopped';
  if (code !== 0) throw new OperatorError(`${task.name} failed (${killed ?? code}):${child.lastOutput()}`);
  return undefined;
}
