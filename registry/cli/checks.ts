import type { Checks } from '../platform/proof.ts';
import { runCheck } from './run-check.ts';
import { writeTypesConfig } from './types-config.ts';

/** What a team's checks of its sources found. */
export type SourceChecks = Omit<Checks, 'budgets'>;

interface Wanted {
  mfe: string;
  /** Runs only the tests that changes since this commit reach; all tests if null. */
  since: string | null;
}

/** Runs a team's checks on its sources; throws an error that describes the first failure. */
export type RunChecks = (root: string, wanted: Wanted) => Promise<SourceChecks>;

/** Checks the micro-frontend's types, the architecture rules and its tests. The first failure ends the others. */
export const runChecks: RunChecks = async (root, { mfe, since }) => {
  const others = new AbortController();
  const run = (name: string, command: readonly string[]) =>
    runCheck(root, name, command, others.signal).catch((error: unknown) => {
      others.abort();
      throw error;
    });
  const changed = since === null ? [] : ['--changed', since];
  const [types, arrows, tests] = await Promise.all([
    run('types', ['tsc', '-p', writeTypesConfig(root, mfe), '--pretty', 'false']),
    run('arrows', ['node', 'tools/arrows.ts']),
    run('tests', [
      'vitest',
      'run',
      '--project',
      'unit',
      '--passWithNoTests',
      '--reporter=dot',
      '--silent=passed-only',
      ...changed,
      `mfe-${mfe}/`,
    ]),
  ]);
  return { types, arrows, tests };
};
