import { describe, expect, test } from 'vitest';
import { findIcon } from './icon.ts';
import { asArray, asBoolean, asNumber, asRecord, asText, asTexts } from './values.ts';

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

  test('are empty or null for a wrong type', () => {
    expect([asRecord([1]), asRecord(null), asRecord({ a: 1 })]).toEqual([{}, {}, { a: 1 }]);
    expect([asArray({ 0: 1 }), asArray([1])]).toEqual([[], [1]]);
    expect([asText(1), asText('a')]).toEqual(['', 'a']);
    expect([asTexts(['a', 1, 'b']), asTexts('a')]).toEqual([['a', 'b'], []]);
    expect([asBoolean(false), asBoolean('false'), asBoolean(0)]).toEqual([false, null, null]);
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
