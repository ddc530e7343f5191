import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap/paths.mjs';

const CONTRACT = 'shared/contract';
const KINDS = ['limits', 'messages', 'timings'];

/** Sources of the product by path, without tests and their helpers. */
const sources = new Map(
  execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => !/\.test\.|\.e2e\.|\/(testing|fixtures)\/|^(e2e|bench)\//.test(path))
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const),
);
const others = (path: string) => [...sources].filter(([each]) => each !== path);

interface Constant {
  path: string;
  name: string;
  value: unknown;
}

async function readConstants(kind: string): Promise<Constant[]> {
  const files = readdirSync(join(ROOT, CONTRACT, kind)).filter((file) => !file.endsWith('.test.ts'));
  const read = files.map(async (file) => {
    const path = `${CONTRACT}/${kind}/${file}`;
    const module = (await import(pathToFileURL(join(ROOT, path)).href)) as Record<string, object>;
    return Object.entries(module).flatMap(([group, constants]) =>
      typeof constants === 'object'
        ? Object.entries(constants).map(([key, value]) => ({ path, name: `${group}.${key}`, value }))
        : { path, name: group, value: undefined },
    );
  });
  return (await Promise.all(read)).flat();
}

const constants = (await Promise.all(KINDS.map(readConstants))).flat();

describe('constants of the contract', () => {
  it.each(constants)('$name is used by the code it governs', ({ path, name }) => {
    // Endpoints name their rate limits by the key.
    const use = name.startsWith('rateLimits.')
      ? name.replace(/^\w+\.(\w+)$/, "rate: '$1'")
      : `(?<![\\w.])${name.replace('.', '\\.')}\\b`;
    const uses = new RegExp(use);
    expect(
      others(path).some(([, source]) => uses.test(source)),
      `nothing reads ${name}: use it in place of the literal, or remove it`,
    ).toBe(true);
  });

  const texts = constants.filter(({ value }) => typeof value === 'string');
  it.each(texts)('$name is written once', ({ path, name, value }) => {
    const quoted = [`'${value}'`, `"${value}"`, `\`${value}\``, `>${value}<`];
    const copies = others(path).flatMap(([each, source]) =>
      quoted.some((text) => source.includes(text)) ? [each] : [],
    );
    expect(copies, `use ${name}`).toEqual([]);
  });
});
