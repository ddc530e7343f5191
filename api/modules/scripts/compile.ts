import type { Compilation } from '@storyloom/script/compile';
import type { Report } from '@storyloom/script/report';
import { answerOf, startChild } from './child.ts';

export interface CompileTask {
  task: 'compile' | 'report';
  source: string;
}

/** An author’s script is compiled beside the process’s other work, and not for longer. */
const compileMs = 10_000;

/** Compiles a script in a process of its own. Throws if that takes too long or too much memory. */
export const compileInChild = (source: string) => run<Compilation>('compile', source);

/** Compiles a script and plays it at random in a process of its own. A script that takes too long or too much memory has that problem. */
export async function reportInChild(source: string): Promise<Report> {
  try {
    return await run<Report>('report', source);
  } catch {
    const message =
      'The script takes too long to check. Make it shorter, or look for a part that goes round.';
    const problems = [{ line: null, message, isWarning: false }];
    return { json: null, problems, knots: [], summary: '', start: null };
  }
}

async function run<Result>(task: CompileTask['task'], source: string): Promise<Result> {
  const child = startChild(new URL('compile-child.ts', import.meta.url));
  try {
    child.send({ task, source } satisfies CompileTask);
    return await answerOf<Result>(child, compileMs);
  } finally {
    child.kill('SIGKILL');
  }
}
