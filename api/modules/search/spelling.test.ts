import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseKeyword } from './keyword.ts';
import { closest, closestBegun, corrected, doubtful, slipsBetween } from './spelling.ts';

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

test('while typing only the beginning of a word has to be like what is typed, and its first letter is never a slip', () => {
  expect(closestBegun('vampy', ['vampires', 'damp', 'vamoose'])).toEqual(['vampires']);
  expect(closestBegun('lihgth', ['lighthouse', 'height'])).toEqual(['lighthouse']);
});

test('each mistyped word is read as the likeliest one; what is quoted or left out stays', () => {
  const meant = new Map([['hte', ['the', 'he']]]);
  expect(corrected(parseKeyword('hte "hte" -hte sea'), meant).map(({ text }) => text)).toEqual([
    'the',
    'hte',
    'hte',
    'sea',
  ]);
});

test('what is quoted or left out is never taken for a slip', () => {
  expect(doubtful(parseKeyword('moon "hte sea" -horor tag:vampyre 1690 moon'))).toEqual(['moon', 'vampyre']);
});
