import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** What publint and attw find wrong with a packed package. */
export async function problemsOf(tarball: string): Promise<string[]> {
  const bytes = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer } });
  return [...messages.flatMap((message) => formatMessage(message, pkg) ?? []), ...(await wrongTypes(bytes))];
}

/** Types that are not found, or do not match the code, when an ES module imports an entry of the package. */
async function wrongTypes(bytes: Uint8Array): Promise<string[]> {
  const tarball = createPackageFromTarballData(bytes);
  const entrypoints = tarball
    .listFiles()
    .filter((file) => file.endsWith('.d.ts') && !file.endsWith('css.d.ts'))
    .map((file) => `./${file.split('/dist/')[1]?.slice(0, -'.d.ts'.length)}`.replace(/^\.\/index$/, '.'));
  if (entrypoints.length === 0) return [];
  const result = await checkPackage(tarball, { entrypoints });
  if (!result.types) return ['it has no types'];
  return result.problems
    .filter(
      (problem) => !('resolutionKind' in problem) || /^(?:bundler|node16-esm)$/.test(problem.resolutionKind),
    )
    .map((problem) => JSON.stringify(problem));
}
