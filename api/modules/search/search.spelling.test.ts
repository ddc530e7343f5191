import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseKeyword } from './search.keyword.ts';
import { closest, doubtful, slipsBetween } from './search.spelling.ts';

test.each([
  ['vampyre', 'vampire', 1],
  ['vmapire', 'vampire', 1],
  ['lighthose', 'lighthouse', 1],
  ['dragoon', 'dragon', 1],
  ['sea', 'sea', 0],
  ['', 'sea', 3],
])('%s is as many slips from %s: %i', (a, b, slips) => {
  expect(slipsBetween(a, b)).toBe(slips);
});

test('slips count the same from both sides, and only a word itself is none away', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(slipsBetween(a, b)).toBe(slipsBetween(b, a));
      expect(slipsBetween(a, b) === 0).toBe(a === b);
    }),
  );
});

test('a short word forgives one slip, a long one two, and a beginning stands for its words', () => {
  expect(closest('drgn', ['dragon', 'drag'])).toEqual([]);
  expect(closest('lihgthose', ['lighthouse', 'light'])).toEqual(['lighthouse']);
  expect(closest('vamp', ['vampires', 'vampire', 'damp'])).toEqual(['damp', 'vampire', 'vampires']);
});

test('what is quoted or left out is never taken for a slip', () => {
  expect(doubtful(parseKeyword('moon "hte sea" -horor tag:vampyre 1690 moon'))).toEqual(['moon', 'vampyre']);
});
