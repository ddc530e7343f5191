import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PartAssets } from '@storyloom/contract/platform/composition';
import { mfeFolder } from './mfe-folder.ts';

/** Output folder of a build, and the files of its parts. */
export interface Built {
  dist: string;
  parts: Record<string, PartAssets>;
}

/** Default budget of a part, in kB (1,000 bytes, gzip); `budgets.part` in package.json overrides it. */
const defaultBudget = 150;

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
