import { describe, expect, it } from 'vitest';
import type { ParamRule } from './manifest.ts';
import { exampleOf, matchesParam } from './param-rule.ts';

const rules: Record<ParamRule['kind'], [ParamRule, string[], string[]]> = {
  number: [
    { kind: 'number', min: 1, max: 10_000_000 },
    ['1', '9', '500', '10000000'],
    ['', '0', '-1', '1.5', '01', '1e3', ' 1', '10000001', '9'.repeat(400)],
  ],
  choice: [{ kind: 'choice', values: ['all', 'HORROR'] }, ['all', 'HORROR'], ['', 'horror', 'allHORROR']],
  name: [
    { kind: 'name', maxLength: 8, hyphens: true },
    ['a', 'a-b-1', '--------'],
    ['', 'A', 'a b', 'a\n', 'ninechars'],
  ],
  slug: [
    { kind: 'slug', maxIdLength: 4 },
    ['a1', 'a1b2-The Title', 'a1b2-', 'a-é-%'],
    ['', '-title', 'A1', 'a1b2c', 'a1\n', 'a1-\0'],
  ],
  text: [{ kind: 'text', maxLength: 5 }, ['x', 'été 1'], ['', '\0', 'a\nb', 'sixsix']],
};

describe('matchesParam', () => {
  it.each(Object.entries(rules))('checks the kind %s', (_, [rule, right, wrong]) => {
    expect(right.filter((text) => !matchesParam(rule, text))).toEqual([]);
    expect(wrong.filter((text) => matchesParam(rule, text))).toEqual([]);
  });

  it.each(Object.entries(rules))('checks long texts of the kind %s', (_, [rule]) => {
    const long = ['a', 'a-', '1', '-'].map((part) => part.repeat(200_000));
    // Only a slug may be long, after its id.
    expect(long.filter((text) => matchesParam(rule, text))).toEqual(rule.kind === 'slug' ? [long[1]] : []);
  });
});

describe('exampleOf', () => {
  it.each(Object.entries(rules))('gives a text of the kind %s', (_, [rule]) => {
    expect(matchesParam(rule, exampleOf(rule) ?? '')).toBe(true);
  });

  it('gives null for a rule without any text', () => {
    expect(exampleOf({ kind: 'choice', values: [] })).toBeNull();
    expect(exampleOf({ kind: 'number', min: 5, max: 1 })).toBeNull();
  });
});
