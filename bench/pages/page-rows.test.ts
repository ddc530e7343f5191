import { describe, expect, test } from 'vitest';
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

describe('page rows', () => {
  test('allow 45 kB, plus 14 kB per remote, more script than one bundle', () => {
    expect(verdict(/^JavaScript/, seen(223_000))).toBe(true);
    expect(verdict(/^JavaScript/, seen(223_001))).toBe(false);
  });

  test('allow 1.05 times the paint and 1.15 times the time to interactive', () => {
    expect([verdict(/paint/, seen(0, 525)), verdict(/paint/, seen(0, 526))]).toEqual([true, false]);
    expect([
      verdict(/Time to interactive/, seen(0, 1, 2_300)),
      verdict(/Time to interactive/, seen(0, 1, 2_301)),
    ]).toEqual([true, false]);
  });

  test('limit the script of the home page to 250 kB', () => {
    expect(verdict(/against the budget/, seen(250_001), 'home')).toBe(false);
    expect(verdict(/against the budget/, seen(250_000), 'home')).toBe(true);
    expect(verdict(/against the budget/, seen(250_001))).toBeUndefined();
  });

  test('allow the home page 2 kB of script for the login above the measured 215 kB', () => {
    expect(verdict(/with the login/, seen(217_001), 'home')).toBe(false);
    expect(verdict(/with the login/, seen(217_000), 'home')).toBe(true);
    expect(verdict(/with the login/, seen(217_001))).toBeUndefined();
  });
});
