import { once } from 'node:events';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import { type Surroundings, startChild } from './child.ts';
import type { Task } from './plan.ts';

/** Runs a task to its end; answers what it did. Throws OperatorError with the task's last words. */
export async function runTask(
  task: Task,
  around: Surroundings,
  signal: AbortSignal,
): Promise<string | undefined> {
  const child = startChild(task.name, task.script, task.args ?? [], around);
  const end = () => child.process.kill('SIGTERM');
  signal.addEventListener('abort', end);
  const [code, killed] = await once(child.process, 'exit');
  signal.removeEventListener('abort', end);
  if (signal.aborted) return 'given up';
  if (code !== 0) throw new OperatorError(`${task.name} failed (${killed ?? code}):${child.lastWords()}`);
  return undefined;
}
