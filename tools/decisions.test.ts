import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './bootstrap/paths.mjs';

const folder = join(ROOT, 'docs/decisions');
const files = readdirSync(folder).filter((name) => /^\d{4}-.+\.md$/.test(name));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('decisions', () => {
  test('have unique numbers, also in their titles', () => {
    const numbers = files.map((name) => name.slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
    for (const name of files) expect(read(name), name).toMatch(new RegExp(`^# ${name.slice(0, 4)} `));
  });

  test('have the form of the template', () => {
    for (const name of files) {
      const text = read(name);
      expect(text.split('\n')[2], name).toMatch(
        /^Date: \d{4}-\d\d-\d\d · Status: (accepted|superseded by .+)$/,
      );
      const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
      expect(sections, name).toEqual(['Decision', 'Context', 'Alternatives', 'Consequences']);
    }
  });

  test('are all listed in the index', () => {
    const named = [...read('README.md').matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(files.toSorted());
  });

  test('that the architecture refers to exist', () => {
    const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
    const named = [...text.matchAll(/\]\(docs\/decisions\/(\d{4}-[^)]+)\)/g)].map(([, name]) => name);
    expect(named.filter((name) => !files.some((file) => file === name))).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });
});
