import { describe, expect, test } from 'vitest';
import { findIcon } from './card-file.ts';
import { asArray, asBoolean, asNumber, asRecord, asText, asTexts, asWords, cleanText } from './values.ts';

describe('values of foreign JSON', () => {
  test.each([
    [4, 4],
    ['4', 4],
    [' 4.5 ', 4.5],
    ['0', 0],
    ['', null],
    [' ', null],
    ['four', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    ['1e999', null],
    [true, null],
    [null, null],
  ])('the number of %j is %j', (value, number) => {
    expect(asNumber(value)).toBe(number);
  });

  test('are converted from another type, or empty', () => {
    expect([asRecord([1]), asRecord(null), asRecord({ a: 1 })]).toEqual([{}, {}, { a: 1 }]);
    expect([asArray({ 0: 1 }), asArray([1])]).toEqual([[], [1]]);
    expect([asText(1), asText('a'), asText(['a', ' ', 2]), asText(true)]).toEqual(['1', 'a', 'a\n2', '']);
    expect(asText([{ text: 'a' }, { attributes: { text: ['b'], likes: ['c', 'd'] } }])).toBe(
      'a\nb\nlikes: c, d',
    );
    expect([asTexts(['a', 1, null, 'b']), asTexts('a, b'), asTexts(null)]).toEqual([
      ['a', '1', 'b'],
      ['a, b'],
      [],
    ]);
    expect([asWords('a, b,'), asWords(['a, b']), asWords('/a,b/i')]).toEqual([
      ['a', 'b'],
      ['a, b'],
      ['/a,b/i'],
    ]);
    expect([asBoolean('false'), asBoolean(1), asBoolean('no')]).toEqual([false, true, null]);
  });
});

describe('findIcon', () => {
  const names = ['assets/other.png', 'assets/icon/face.WEBP', 'assets/main.png', 'icon.txt'];
  const find = (assets: unknown) => findIcon({ data: { assets } }, names);

  test('takes the main icon of the assets, or else the first icon', () => {
    const icons = [
      { type: 'background', name: 'main', uri: 'embeded://assets/icon/face.WEBP' },
      { type: 'icon', name: 'sad', uri: 'embedded://assets/other.png' },
      { type: 'icon', name: 'main', uri: 'embeded://assets/main.png' },
    ];
    expect(find(icons)).toBe('assets/main.png');
    expect(find(icons.slice(0, 2))).toBe('assets/other.png');
  });

  test('takes a picture with such a name if the assets name none in the archive', () => {
    for (const uri of ['embeded://gone.png', 'https://x.example/main.png', 'assets/main.png', 7])
      expect(find([{ type: 'icon', name: 'main', uri }])).toBe('assets/icon/face.WEBP');
    expect(find(undefined)).toBe('assets/icon/face.WEBP');
    expect(findIcon({}, ['icon.txt', 'main.png'])).toBeNull();
  });
});

describe('cleanText', () => {
  test('removes NUL and unpaired surrogates, and unifies line breaks', () => {
    expect(cleanText(' a\0b\r\nc\rd \ud800 ')).toBe('ab\nc\nd \ufffd');
  });
});
