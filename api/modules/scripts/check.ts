import type { ChildProcess } from 'node:child_process';
import { DomainError } from '../../platform/errors.ts';
import { ask, startChild } from './child.ts';
import type { Checks } from './script-child.ts';

/** Processes without a task. The next script takes a third of the time that it takes in a new process, as after a start of the API. */
const idle = new Set<ChildProcess>();
/** A process without a task ends after this time, in ms. */
const idleMs = 10_000;

/** A large script takes some seconds to compile; one that takes longer has failed, in ms. */
const checkMs = 10_000;

const tooLong =
  'The parts of the script that tests name take too long to play. Look for one that goes round, or name others.';

/** Compiles a script in another process. Throws if that takes too long or too much memory. */
export const compileInChild = (source: string) => run('compile', source, []);

/** Compiles a script and plays it at random in another process. A script that takes too long or too much memory has that problem. */
export function reportInChild(source: string): Promise<ReturnType<Checks['report']>> {
  const message = 'The script takes too long to check. Make it shorter, or look for a part that goes round.';
  const problems = [{ line: null, message, isWarning: false }];
  return run('report', source, []).catch(() => ({
    json: null,
    problems,
    knots: [],
    summary: '',
    start: null,
  }));
}

/** Returns the texts of these knots by name. Throws request.invalid if that takes longer than `ms`, or too much memory. */
export const tellKnotsInChild = (source: string, names: readonly string[], ms = checkMs) =>
  run('knots', source, names, ms).catch(() => {
    throw new DomainError('request.invalid', { fields: { loreTests: tooLong } }, tooLong);
  });

async function run<Name extends keyof Checks>(
  name: Name,
  source: string,
  input: readonly string[],
  ms = checkMs,
): Promise<ReturnType<Checks[Name]>> {
  const child = takeIdle() ?? (await startChild());
  try {
    const task = { name, script: source, versionId: null, input };
    const answer = await ask<ReturnType<Checks[Name]>>(child, task, ms);
    if ('error' in answer) throw new Error(answer.error);
    idle.add(child);
    setTimeout(() => idle.delete(child) && child.kill('SIGKILL'), idleMs).unref();
    return answer.result;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

function takeIdle(): ChildProcess | undefined {
  for (const child of idle) {
    idle.delete(child);
    if (child.connected) return child;
  }
  return undefined;
}
