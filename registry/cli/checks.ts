import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PartAssets } from '@storyloom/contract/platform/composition';
import type { Checks } from '../platform/proof.ts';
import { mfeFolder } from './mfe-folder.ts';

/** Output folder of a build, and the files of its parts. */
interface Built {
  dist: string;
  parts: Record<string, PartAssets>;
}

/** Runs a team's checks on its build; throws an error that describes the failure. */
export type RunChecks = (root: string, mfe: string, built: Built) => Promise<Checks>;

/** Default budget of a part, in kB (1,000 bytes, gzip); `budgets.part` in package.json overrides it. */
const defaultBudget = 150;

/** Runs a command of the checkout; returns the line with the count of tests, or the last line it printed. */
async function run(root: string, name: string, command: readonly string[]): Promise<string> {
  const [file = '', ...args] = command;
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(join(bin, file), args, {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH}`,
      // Tests need React's development build.
      NODE_ENV: undefined,
      FORCE_COLOR: undefined,
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${output.trim()}\n\nThe check "${name}" failed. Nothing was published.`);
  const lines = output.trim().split('\n');
  return (lines.find((line) => /^\s*Tests\s/.test(line)) ?? lines.at(-1))?.trim() || 'passed';
}

/** Describes the largest part: gzipped size of its files and budget, in kB. Throws if it is above the budget. */
export function checkBudgets(root: string, mfe: string, { dist, parts }: Built): string {
  const file = join(mfeFolder(root, mfe), 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    budgets?: { part?: number };
  };
  const budget = manifest.budgets?.part ?? defaultBudget;
  const sizes = Object.entries(parts).map(([part, { js, css }]) => {
    const bytes = [...js, ...css].map(({ url }) => gzipSync(readFileSync(join(dist, url))).length);
    return { part, kb: bytes.reduce((sum, each) => sum + each, 0) / 1_000 };
  });
  const [largest] = sizes.sort((one, other) => other.kb - one.kb);
  if (!largest) return 'no parts';
  const text = `${largest.part} is ${largest.kb.toFixed(1)} kB of ${budget}`;
  if (largest.kb > budget)
    throw new Error(
      `${text}. Import less in it, or raise budgets.part in ${relative(root, file)}. Nothing was published.`,
    );
  return text;
}

/** Checks types, architecture rules (in this checkout), the micro-frontend's own tests and its budgets. */
export const runChecks: RunChecks = async (root, mfe, built) => {
  const budgets = checkBudgets(root, mfe, built);
  const own = mfeFolder(root, mfe) === root;
  const [types, arrows, tests] = await Promise.all([
    run(root, 'types', ['tsc', '--noEmit', '--pretty', 'false']),
    // The rules are about the packages of this checkout.
    own ? 'a repository of its own' : run(root, 'arrows', ['node', 'tools/arrows.ts']),
    run(root, 'tests', [
      'vitest',
      'run',
      '--passWithNoTests',
      ...(own ? [] : ['--project', 'unit', `mfe-${mfe}/`]),
    ]),
  ]);
  return { types, arrows, tests, budgets };
};
