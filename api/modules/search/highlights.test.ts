import { expect, test } from 'vitest';
import { marks, toPieces } from './highlights.ts';

const hit = (text: string) => `${marks.from}${text}${marks.to}`;

test('a text is cut where hits begin and end, and keeps every character', () => {
  expect(toPieces(`The ${hit('Salt')} Clock`)).toEqual([
    { text: 'The ', hit: false },
    { text: 'Salt', hit: true },
    { text: ' Clock', hit: false },
  ]);
});

test('characters written without spaces become one hit', () => {
  const { between } = marks;
  expect(toPieces(`${between}${hit('\u6708')}${between}${between}${hit('\u5149')}${between}`)).toEqual([
    { text: '\u6708\u5149', hit: true },
  ]);
});

test('markup stays text, and an empty text has no pieces', () => {
  expect(toPieces('<b>x</b>')).toEqual([{ text: '<b>x</b>', hit: false }]);
  expect(toPieces('')).toEqual([]);
});
