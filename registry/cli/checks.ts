import type { Checks } from '../platform/proof.ts';
import { mfeFolder } from './candidate.ts';
import { runCheck } from './run-check.ts';
import { writeTypesConfig } from './types-config.ts';

interface Wanted {
  mfe: string;
  /** Runs only the tests that changes since this commit reach; all tests if null. */
  since: string | null;
}

/** Runs a team's checks on its sources; throws an error that describes the first failure. */
export type RunChecks = (root: string, wanted: Wanted) => Promise<Checks>;

/** Checks the micro-frontend's types, the architecture rules (in this checkout) and its tests. The first failure ends the others. */
export const runChecks: RunChecks = async (root, { mfe, since }) => {
  const others = new AbortController();
  const run = (name: string, command: readonly string[]) =>
    runCheck(root, name, command, others.signal).catch((error: unknown) => {
      others.abort();
      throw error;
    });
  const isAlone = mfeFolder(root, mfe) === root;
  const project = isAlone ? ['--noEmit'] : ['-p', writeTypesConfig(root, mfe)];
  const changed = since === null ? [] : ['--changed', since];
  const own = isAlone ? [] : ['--project', 'unit', `mfe-${mfe}/`];
  const brief = ['--passWithNoTests', '--reporter=dot', '--silent=passed-only'];
  const [types, arrows, tests] = await Promise.all([
    run('types', ['tsc', ...project, '--pretty', 'false']),
    // The rules are about the packages of this checkout.
    isAlone ? 'a repository of its own' : run('arrows', ['node', 'tools/arrows.ts']),
    run('tests', ['vitest', 'run', ...brief, ...changed, ...own]),
  ]);
  return { types, arrows, tests };
};
