import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from './tree.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

/** Names of the rules that have a fixture. */
export function fixtureNames(): string[] {
  return readdirSync(FIXTURES).map((file) => file.replace(/\.txt$/, ''));
}

/** Files that break a rule: one fixture file with a `--- path` line above the text of each. Null if the rule has none. */
export function readFixture(name: string): Tree | null {
  const path = join(FIXTURES, `${name}.txt`);
  if (!existsSync(path)) return null;
  const parts = readFileSync(path, 'utf8').split(/^--- /m).slice(1);
  return new Map(
    parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)]),
  );
}
