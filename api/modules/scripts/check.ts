import { DomainError } from '../../platform/errors.ts';
import { ask, startChild } from './child.ts';
import type { Checks } from './script-child.ts';

/** A large script takes some seconds to compile; one that takes longer has failed, in ms. */
const checkMs = 10_000;

const tooLong =
  'The parts of the script that tests name take too long to play. Look for one that goes round, or name others.';

/** Compiles a script in a process of its own. Throws if that takes too long or too much memory. */
export const compileInChild = (source: string) => run('compile', source, []);

/** Compiles a script and plays it at random in a process of its own. A script that takes too long or too much memory has that problem. */
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
  const child = await startChild();
  try {
    const task = { name, script: source, versionId: null, input };
    const answer = await ask<ReturnType<Checks[Name]>>(child, task, ms);
    if ('error' in answer) throw new Error(answer.error);
    return answer.result;
  } finally {
    child.kill('SIGKILL');
  }
}
