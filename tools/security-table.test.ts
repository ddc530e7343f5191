import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './bootstrap/paths.mjs';

const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const files = new Map(
  [...text.matchAll(/^\[([^\]]+)\]: (\S+\.ts)x?$/gm)].map(([line, label = '']) => [
    label,
    join(ROOT, 'docs', line.slice(line.indexOf(': ') + 2)),
  ]),
);
/** A label with one or more titles, as in `[codes] “work once”, “expire after 10 minutes”`. */
const citations = [...text.matchAll(/\[([a-z0-9-]+)\]((?:,? “[^”]+”)+)/g)].map(
  ([, label = '', titles = '']) => ({
    label,
    titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  }),
);

/** Whether a file has the title as a whole string. */
const hasTitle = (source: string, title: string) =>
  [`'${title}'`, `"${title}"`, `\`${title}\``].some((literal) => source.includes(literal));

describe('docs/security.md', () => {
  test('cites tests that exist', () => {
    const missing = citations.flatMap(({ label, titles }) => {
      const file = files.get(label);
      if (file === undefined || !existsSync(file)) return [label];
      const source = readFileSync(file, 'utf8');
      return titles.filter((title) => !hasTitle(source, title)).map((title) => `${label}: ${title}`);
    });
    expect(missing).toEqual([]);
    expect(citations.length).toBeGreaterThan(40);
  });

  test('names no file that it does not cite', () => {
    const cited = new Set(citations.map(({ label }) => label));
    expect([...files.keys()].filter((label) => !cited.has(label))).toEqual([]);
  });
});
