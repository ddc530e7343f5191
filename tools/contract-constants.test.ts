import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap/paths.mjs';

/** Files of limits, messages and timings, such as `points/limits.ts` or `users/app-login-timings.ts`. */
const CONSTANTS = /^shared\/contract\/[\w-]+\/([\w-]+-)?(limits|messages|timings)\.ts$/;

/** Sources of the product by path, without tests and their helpers. */
const sources = new Map(
  execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => !/\.test\.|\.e2e\.|\/(testing|fixtures)\/|^(e2e|bench)\//.test(path))
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const),
);

interface Constant {
  path: string;
  name: string;
  value: unknown;
}

async function readConstants(path: string): Promise<Constant[]> {
  const module = (await import(pathToFileURL(join(ROOT, path)).href)) as Record<string, object>;
  return Object.entries(module).flatMap(([group, constants]) =>
    typeof constants === 'object' && !Array.isArray(constants)
      ? Object.entries(constants).map(([key, value]) => ({ path, name: `${group}.${key}`, value }))
      : { path, name: group, value: undefined },
  );
}

/** The files that contain each match of a pattern, by the text of its first group. */
function filesBy(pattern: RegExp): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [path, source] of sources)
    for (const [, text = ''] of source.matchAll(pattern))
      found.set(text, (found.get(text) ?? new Set()).add(path));
  return found;
}

const constants = (
  await Promise.all([...sources.keys()].filter((path) => CONSTANTS.test(path)).map(readConstants))
).flat();
const others = (found: Set<string> | undefined, path: string) =>
  [...(found ?? [])].filter((each) => each !== path);

describe('constants of the contract', () => {
  it('are each used by the code that they govern', () => {
    expect(constants.length).toBeGreaterThan(200);
    const names = filesBy(/(?<![\w.])(\w+(?:\.\w+)?)\b/g);
    const rates = filesBy(/rate: '(\w+)'/g);
    const unused = constants.filter(({ path, name }) => {
      const [group, key = ''] = name.split('.');
      // Endpoints name their rate limits by the key.
      return others(group === 'rateLimits' ? rates.get(key) : names.get(name), path).length === 0;
    });
    expect(unused.map(({ path, name }) => `${path}: nothing reads ${name}`)).toEqual([]);
  });

  it('have texts that are written once', () => {
    const quoted = new Map(
      [/'([^'\n]+)'/g, /"([^"\n]+)"/g, /`([^`\n]+)`/g, />([^<>\n]+)</g].map((each) => [each, filesBy(each)]),
    );
    const copies = constants.flatMap(({ path, name, value }) =>
      typeof value === 'string'
        ? [...quoted.values()]
            .flatMap((files) => others(files.get(value), path))
            .map((file) => `${file}: use ${name}`)
        : [],
    );
    expect(copies).toEqual([]);
  });
});
