import { expect, test } from 'vitest';
import { isMet } from '../report/comparison.ts';
import { pageRows } from './page-rows.ts';

const seen = (scriptBytes: number, firstPaintMs = 500, interactiveMs = 2_000) => ({
  scriptBytes,
  firstPaintMs,
  interactiveMs,
  requests: 20,
  bytes: 400_000,
  remotes: ['points', 'reader'],
});
const one = [seen(150_000)];
const verdict = (what: RegExp, ours: ReturnType<typeof seen>, page = 'reading') => {
  const row = pageRows(page, [ours], one).find((each) => what.test(each.what));
  return row && isMet(row);
};

test('two loaded remotes may cost 45 + 2 × 14 kB more script than one bundle', () => {
  expect(verdict(/^JavaScript/, seen(223_000))).toBe(true);
  expect(verdict(/^JavaScript/, seen(223_001))).toBe(false);
});

test('paint may take 1.05 times, interactive 1.15 times as long', () => {
  expect([verdict(/paint/, seen(0, 525)), verdict(/paint/, seen(0, 526))]).toEqual([true, false]);
  expect([verdict(/Interactive/, seen(0, 1, 2_300)), verdict(/Interactive/, seen(0, 1, 2_301))]).toEqual([
    true,
    false,
  ]);
});

test('the home page alone has a budget of 250 kB of script', () => {
  expect(verdict(/first load/, seen(250_001), 'home')).toBe(false);
  expect(verdict(/first load/, seen(250_000), 'home')).toBe(true);
  expect(verdict(/first load/, seen(250_001))).toBeUndefined();
});
