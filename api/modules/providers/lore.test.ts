import { expect, test } from 'vitest';
import { eventOf, fittingLore } from './lore.ts';

const book = {
  structure: 'The pier has eleven planks. The tower stands north of the pier.',
  background: 'The mayor sold the tower key in secret.',
  rules: 'The reader must find clues.',
  specialEvents: 'If the reader lifts the seventh plank, a tin box lies beneath it. At noon the bells ring.',
};

test('secrets of the background are told only when the reader has guessed more than a word of them', () => {
  expect(fittingLore(book, ['bread'], 0).join(' ')).not.toContain('mayor');
  expect(fittingLore(book, ['mayor'], 0).join(' ')).not.toContain('mayor');
  expect(fittingLore(book, ['mayor', 'tower'], 0)[0]).toBe('The mayor sold the tower key in secret.');
});

test('what fits no word is a plain fact of the place, another one each turn', () => {
  expect(fittingLore(book, [], 0)[0]).not.toBe(fittingLore(book, [], 1)[0]);
});

test('advice to the narrator is never told', () => {
  expect(fittingLore(book, ['clues'], 0).join(' ')).not.toContain('reader');
});

test('a conditional event happens upon its condition alone', () => {
  expect(eventOf(book, ['plank'])).toBe('A tin box lies beneath it.');
  expect(eventOf(book, ['bells'])).toBeUndefined();
});
