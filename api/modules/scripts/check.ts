import type { Compilation } from '@storyloom/script/compile';
import type { Report } from '@storyloom/script/report';
import type { KnotText } from '@storyloom/script/scene';
import { DomainError } from '../../platform/errors.ts';
import { answerOf, startChild } from './child.ts';

export interface CompileTask {
  task: 'compile' | 'report' | 'knots';
  source: string;
  /** The knots whose texts are asked for. */
  names: readonly string[];
}

/** An author’s script is compiled beside the process’s other work, and not for longer. */
const compileMs = 10_000;

const tooLong =
  'The parts of the script that tests name take too long to play. Look for one that goes round, or name others.';

/** Compiles a script in a process of its own. Throws if that takes too long or too much memory. */
export const compileInChild = (source: string) => run<Compilation>({ task: 'compile', source, names: [] });

/** Compiles a script and plays it at random in a process of its own. A script that takes too long or too much memory has that problem. */
export async function reportInChild(source: string): Promise<Report> {
  try {
    return await run<Report>({ task: 'report', source, names: [] });
  } catch {
    const message =
      'The script takes too long to check. Make it shorter, or look for a part that goes round.';
    const problems = [{ line: null, message, isWarning: false }];
    return { json: null, problems, knots: [], summary: '', start: null };
  }
}

/** What each of these knots tells. Throws request.invalid if that takes too long or too much memory. */
export async function tellKnotsInChild(
  source: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, KnotText>> {
  try {
    return await run<Map<string, KnotText>>({ task: 'knots', source, names });
  } catch {
    throw new DomainError('request.invalid', { fields: { loreTests: tooLong } }, tooLong);
  }
}

async function run<Result>(task: CompileTask): Promise<Result> {
  const child = startChild(new URL('compile-child.ts', import.meta.url));
  try {
    child.send(task);
    return await answerOf<Result>(child, compileMs);
  } finally {
    child.kill('SIGKILL');
  }
}
