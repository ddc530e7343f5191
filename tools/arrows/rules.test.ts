import { describe, expect, test } from 'vitest';
import { readFixture as findFixture, fixtureNames } from './fixture.ts';
import { graphOf } from './graph.ts';
import { listRules } from './list-rules.ts';
import { brokenRules, rules } from './rules.ts';
import type { Tree } from './tree.ts';

const readFixture = (name: string): Tree => findFixture(name) ?? new Map();

function broken(tree: Tree): string[] {
  return brokenRules(graphOf(tree)).map(({ rule, path }) => `${rule} ${path}`);
}

/** Rules whose violations are too long for a fixture, with tests below. */
const testedBelow = ['short-files'];
const withFixture = fixtureNames();

test('every rule has a fixture that must fail', () => {
  expect([...withFixture, ...testedBelow].sort()).toEqual(rules.map(({ name }) => name).sort());
});

describe.each(withFixture)('%s', (name) => {
  test('its fixture breaks it, and breaks nothing else', () => {
    const found = brokenRules(graphOf(readFixture(name))).map(({ rule }) => rule);
    expect(new Set(found)).toEqual(new Set([name]));
  });
});

test('the list has the fix of each rule and the violations of its fixture', () => {
  const listed = listRules().split('\n\n');
  expect(listed).toHaveLength(rules.length);
  expect(listed).toContain(
    [
      'testing-is-for-tests',
      '  fix: product code may not import shared/testing; move what it needs beside its user',
      "  fails: api/users.ts:1 imports '@storyloom/testing/database'",
    ].join('\n'),
  );
  expect(listed.filter((each) => !each.includes('fails: '))).toEqual([
    expect.stringMatching(new RegExp(`^${testedBelow.join('|')}\n`)),
  ]);
});

test('a rule names the file that breaks it and no other', () => {
  expect(broken(readFixture('build-is-for-config-files'))).toEqual([
    'build-is-for-config-files host/app/start.ts',
  ]);
  expect(broken(readFixture('testing-is-for-tests'))).toEqual(['testing-is-for-tests api/users.ts']);
  expect(broken(readFixture('no-sleep-in-tests'))).toEqual([
    'no-sleep-in-tests api/modules/lore/locks.pg.test.ts',
    'no-sleep-in-tests api/modules/lore/pace.test.ts',
    'no-sleep-in-tests api/modules/lore/words.test.ts',
    'no-sleep-in-tests e2e/lore.e2e.ts',
  ]);
  expect(broken(readFixture('no-disabled-checks'))).toHaveLength(4);
  expect(broken(readFixture('no-speed-in-tests'))).toEqual([
    'no-speed-in-tests api/modules/lore/pace.test.ts',
    'no-speed-in-tests api/modules/lore/words.test.ts',
    'no-speed-in-tests api/modules/lore/work.test.ts',
  ]);
  expect(broken(readFixture('features-are-islands'))).toEqual([
    'features-are-islands mfe-account/features/settings/Settings.tsx',
    'features-are-islands mfe-creator/features/draft/Draft.tsx',
    'features-are-islands mfe-points/features/balance/Balance.tsx',
    'features-are-islands mfe-reader/features/drawer/Drawer.tsx',
    'features-are-islands mfe-reader/features/lists/LiveList.tsx',
  ]);
  expect(broken(readFixture('no-folder-cycles'))).toEqual([
    'no-folder-cycles shared/ui/feedback/ErrorPanel.tsx',
  ]);
  expect(broken(readFixture('hooks-are-use-x'))).toEqual([
    'hooks-are-use-x mfe-points/features/balance/useBalance.ts',
    'hooks-are-use-x mfe-points/features/records/records.ts',
  ]);
  expect(broken(readFixture('forms-load-on-demand'))).toEqual([
    'forms-load-on-demand mfe-reader/features/saves/Saves.tsx',
  ]);
  expect(brokenRules(graphOf(readFixture('css-classes-exist'))).map(({ found }) => found)).toEqual([
    'reads .unit, which ./Balance.module.css does not have',
  ]);
  expect(broken(readFixture('modules-import-services-only'))).toHaveLength(1);
  expect(broken(readFixture('undeclared-dependency'))).toHaveLength(2);
});

test('a file over 400 lines is too long, and so is a median over 50', () => {
  expect(broken(new Map([['tools/a.ts', '\n'.repeat(401)]]))).toEqual([
    'short-files tools/a.ts',
    'short-files .',
  ]);
  const short = new Map([1, 2, 3].map((name) => [`tools/${name}.ts`, '\n'.repeat(50)]));
  expect(broken(new Map([...short, ['tools/long.ts', '\n'.repeat(400)]]))).toEqual([]);
});

test('another package is reached by its name, never by a path', () => {
  const tree: Tree = new Map([
    ['host/package.json', '{ "name": "@storyloom/host" }'],
    ['shared/ui/package.json', '{ "name": "@storyloom/ui" }'],
    ['shared/ui/Button.tsx', ''],
    ['host/page.tsx', "import { Button } from '../shared/ui/Button.tsx';"],
  ]);
  expect(broken(tree)).toEqual(['undeclared-dependency host/page.tsx']);
});

test('tables-have-one-owner names tables without a schema, foreign reads and foreign writes', () => {
  const found = brokenRules(graphOf(readFixture('tables-have-one-owner')));
  expect(found.map((each) => `${each.path}:${each.line} ${each.found}`)).toEqual([
    'api/database/migrations/0001_baseline.sql:3 tag_counts has no Drizzle schema',
    'api/modules/saves/saves.repository.ts:5 names a table by a value, from ${sql.identifier(…)',
    'api/database/functions/saves/saves_count.sql:1 reads points_accounts, which belongs to points',
    'api/modules/saves/saves.repository.ts:4 writes points_accounts, which belongs to points',
    'api/modules/saves/saves.repository.ts:2 reads points_accounts, which belongs to points',
  ]);
});
