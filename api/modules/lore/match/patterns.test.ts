import { loreLimits } from '@storyloom/contract/lore/limits';
import { RE2JS } from 're2js';
import { describe, expect, test, vi } from 'vitest';
import { createPatternIndex } from './patterns.ts';

function found(patterns: readonly string[], text: string): string[] {
  const index = createPatternIndex<string>(false);
  for (const pattern of patterns) index.add(pattern, pattern);
  const owners: string[] = [];
  index.find(text, (owner) => owners.push(owner));
  return owners;
}

describe('createPatterns', () => {
  test('matches all patterns in one pass and reports their owners', () => {
    expect(found(['lamps?', 'key[0-9]+', 'x'], 'Two lamps and key42.')).toEqual(['lamps?', 'key[0-9]+']);
  });

  test('leaves out a pattern that compiles to a huge program', () => {
    const huge = ['(?:[a-z ]{1,40}){1,20}q', '(?:.?){500}z', '(x{1,30}){1,30}'];
    expect(found([...huge, 'lamp'], 'the lamp q z x')).toEqual(['lamp']);
  });

  test('compiles no more patterns than a story may have, and none with a long repetition', () => {
    const compile = vi.spyOn(RE2JS, 'compile');
    const refused = Array.from({ length: 100 }, (_, at) => `(?<=a)${at}`);
    expect(found([...refused, 'lamp'], 'the lamp')).toEqual([]);
    expect(compile).toHaveBeenCalledTimes(loreLimits.patterns);
    compile.mockClear();
    expect(found(['\\pL{999}', 'x{0,101}', 'x{500,}', 'lamps{0,1}'], 'the lamp')).toEqual(['lamps{0,1}']);
    expect(compile).toHaveBeenCalledTimes(1);
    compile.mockRestore();
  });

  test('compiles and matches the maximum number of hostile patterns', () => {
    const patterns = Array.from({ length: loreLimits.patterns }, (_, at) =>
      at % 2 === 0 ? `\\b(\\w+ ?){1,6}${at}\\b` : `([a-z]+\\s?)*(a|b|ab)*x${at}$`,
    );
    const text = 'the wind has gone round to the north and taken its noise with it '.repeat(85);
    expect(found(patterns, `${text} x1`)).toContain(patterns[1]);
  });
});
