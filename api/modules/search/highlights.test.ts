import { describe, expect, test } from 'vitest';
import { delimiters, toPieces } from './highlights.ts';

const hit = (text: string) => `${delimiters.start}${text}${delimiters.end}`;

describe('toPieces', () => {
  test('splits a text at the delimiters and keeps every character', () => {
    expect(toPieces(`The ${hit('Salt')} Clock`)).toEqual([
      { text: 'The ', hit: false },
      { text: 'Salt', hit: true },
      { text: ' Clock', hit: false },
    ]);
  });

  test('joins matches of adjacent characters without spaces', () => {
    const { separator } = delimiters;
    expect(
      toPieces(`${separator}${hit('\u6708')}${separator}${separator}${hit('\u5149')}${separator}`),
    ).toEqual([{ text: '\u6708\u5149', hit: true }]);
  });

  test('keeps markup as text and returns no pieces for an empty text', () => {
    expect(toPieces('<b>x</b>')).toEqual([{ text: '<b>x</b>', hit: false }]);
    expect(toPieces('')).toEqual([]);
  });
});
