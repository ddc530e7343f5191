import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { Checks } from '../platform/proof.ts';

const execute = promisify(execFile);

/** Folder of the command line's own files in a checkout. */
const workFolder = (root: string): string => join(root, '.tmp', 'release');

/** Writes the compiler's settings for one micro-frontend and returns their path: its files and what they import. */
function writeTypesConfig(root: string, mfe: string): string {
  const folder = workFolder(root);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${mfe}.tsconfig.json`);
  const settings = {
    extends: '../../tsconfig.base.json',
    compilerOptions: { incremental: true, tsBuildInfoFile: `./${mfe}.tsbuildinfo` },
    include: [`../../mfe-${mfe}/**/*.ts`, `../../mfe-${mfe}/**/*.tsx`, '../../shared/*/*.d.ts'],
    exclude: ['../../**/node_modules', '../../**/dist'],
  };
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

/**
 * Runs a command of the checkout; returns the line with the count of tests, or the last line it printed. Throws an error with
 * the output, whose last line names the check.
 */
async function runCheck(
  root: string,
  name: string,
  [file = '', ...args]: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  const bin = join(root, 'node_modules', '.bin');
  const running = execute(join(bin, file), args, {
    cwd: root,
    env: {
      // Tests of a team have no use for tokens and keys of the registry.
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('REGISTRY_'))),
      PATH: `${bin}${delimiter}${process.env.PATH}`,
      // Tests need React's development build.
      NODE_ENV: undefined,
      FORCE_COLOR: undefined,
      NO_COLOR: '1',
    },
    maxBuffer: Number.POSITIVE_INFINITY,
    signal,
  });
  const { stdout } = await running.catch(({ stdout, stderr, message }) => {
    throw new Error(
      `${`${stdout}${stderr}`.trim() || message}\n\nThe check "${name}" failed. Nothing was published.`,
    );
  });
  const lines = stdout.trim().split('\n');
  return (lines.find((line) => /^\s*Tests\s/.test(line)) ?? lines.at(-1))?.trim() || 'passed';
}

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
  const isAlone = existsSync(join(root, 'mfe.ts'));
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

const fileOf = (root: string, mfe: string, buildId: string) =>
  join(workFolder(root), `${mfe}-${buildId}.checks.json`);

/** The kept results of the checks of a build; null if the build has not passed them before. */
export function readChecks(root: string, mfe: string, buildId: string): Checks | null {
  try {
    return JSON.parse(readFileSync(fileOf(root, mfe, buildId), 'utf8')) as Checks;
  } catch {
    return null;
  }
}

/** Keeps what the checks found, so that a build that was refused for another reason is not checked again. */
export function keepChecks(root: string, mfe: string, buildId: string, checks: Checks): void {
  mkdirSync(workFolder(root), { recursive: true });
  writeFileSync(fileOf(root, mfe, buildId), JSON.stringify(checks));
}
