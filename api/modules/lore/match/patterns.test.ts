import { loreLimits } from '@storyloom/contract/limits/lore';
import { describe, expect, test } from 'vitest';
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

  test('compiles and matches the maximum number of hostile patterns quickly', () => {
    const patterns = Array.from({ length: loreLimits.patterns }, (_, at) =>
      at % 2 === 0 ? `\\b(\\w+ ?){1,6}${at}\\b` : `([a-z]+\\s?)*(a|b|ab)*x${at}$`,
    );
    const text = 'the wind has gone round to the north and taken its noise with it '.repeat(85);
    const begun = performance.now();
    expect(found(patterns, `${text} x1`)).toContain(patterns[1]);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});
