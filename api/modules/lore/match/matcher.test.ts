import { describe, expect, test } from 'vitest';
import { loreEntry } from '../testing/entries.ts';
import { createMatcher } from './matcher.ts';

function found(text: string, keys: string[], change: object = {}): string[] {
  const hits = new Set<string>();
  createMatcher([loreEntry({ id: 'e', keys, ...change })])(text, true, ({ key }) => hits.add(key));
  return [...hits];
}

describe('a key of plain words', () => {
  test.each([
    ['The bell rings.', 'bell'],
    ['THE BELL!', 'bell'],
    ['the bell’s rope', 'bell'],
    ["Bram's spade", 'Bram'],
    ['We climb to the West  Landing now', 'west landing'],
    ['one—bell—two', 'bell'],
    ['a fish-and-chip shop', 'fish-and-chip'],
    ['the year 1871', '1871'],
    ['Ein naïves Café', 'café'],
    ['cafe\u0301', 'café'],
    ['Где маяк?', 'маяк'],
    ['Οδύσσεια', 'οδύσσεια'],
  ])('is found in “%s”', (text, key) => {
    expect(found(text, [key])).toEqual([key]);
  });

  test.each([
    ['The bellows sigh.', 'bell'],
    ['Rebell', 'bell'],
    ['West. Then a landing party', 'west landing party at noon'],
    ['маяки', 'маяк'],
    ['', 'bell'],
  ])('is not found in “%s”, where it is only a part', (text, key) => {
    expect(found(text, [key])).toEqual([]);
  });

  test('is found as it is written only, when its entry asks for that', () => {
    expect(found('in may', ['May'], { caseSensitive: true })).toEqual([]);
    expect(found('in May', ['May'], { caseSensitive: true })).toEqual(['May']);
  });
});

describe('scripts of every direction and kind', () => {
  test.each([
    ['Chinese', '他走到灯台下面', '灯台'],
    ['Japanese', '彼は灯台へ行った', '灯台'],
    ['Japanese in katakana', 'ランプをつける', 'ランプ'],
    ['Korean, whose words take particles', '오딜은 등대를 봤다', '등대'],
    ['Thai', 'เขาเดินไปที่ประภาคาร', 'ประภาคาร'],
    ['Arabic', 'ذهبت إلى المنارة ليلا', 'المنارة'],
    ['Hebrew', 'הלכתי אל המגדלור בלילה', 'המגדלור'],
    ['wide letters', 'ＯＤＩＬＥが来た', 'odile'],
  ])('%s', (_, text, key) => {
    expect(found(text, [key])).toEqual([key]);
  });

  test('a word of a spaced script stays a whole word beside one that is not', () => {
    expect(found('我见到Odile了', ['Odile'])).toEqual(['Odile']);
    expect(found('المنارةX', ['المنارة'])).toEqual([]);
  });
});

describe('emoji and signs', () => {
  test('an emoji is found with and without its selector, and alone', () => {
    expect(found('I send ❤️ to you', ['❤'])).toEqual(['❤']);
    expect(found('🗝found', ['🗝️'])).toEqual(['🗝️']);
    expect(found('🔥🔥', ['🔥'])).toEqual(['🔥']);
  });

  test('an emoji is not found inside another that is made of several', () => {
    expect(found('👩‍🚀', ['🚀'])).toEqual([]);
    expect(found('👩‍👩‍👧', ['👩'])).toEqual([]);
  });

  test('signs are looked for as they stand, and words in them stay whole', () => {
    expect(found('I write C++ at night', ['C++'])).toEqual(['C++']);
    expect(found('ABC++', ['C++'])).toEqual([]);
  });

  test('markup and scripts are plain text', () => {
    const key = '<img src=x onerror=alert(1)>';
    expect(found(`He says ${key} aloud`, [key])).toEqual([key]);
    expect(found('src=x', [key])).toEqual([]);
  });

  test('what means something in a pattern is plain in a key that is none', () => {
    expect(found('aaa', ['a+'])).toEqual([]);
    expect(found('is it .* then', ['.*'])).toEqual(['.*']);
  });
});

describe('a key that is a pattern', () => {
  const pattern = { useRegex: true };

  test('matches anywhere, in either case, in any script', () => {
    expect(found('I lift the seventh plank', ['(sixth|seventh) plank'], pattern)).toHaveLength(1);
    expect(found('OPEN IT', ['^open\\b'], pattern)).toHaveLength(1);
    expect(found('去灯台吧', ['灯.吧'], pattern)).toHaveLength(1);
    expect(found('Lamp', ['lamp'], { ...pattern, caseSensitive: true })).toEqual([]);
  });

  test.each(['(a)\\1', '(?=a)a', '(?<=a)a', '(', 'a{1001}', '((a{100}){100}){100}', '\\'])(
    '%s cannot be read in linear time, or at all: it never matches, and the others do',
    (broken) => {
      expect(found('aaaa', [broken, 'a+'], pattern)).toEqual(['a+']);
    },
  );

  test.each([
    '(a+)+$',
    '(a|aa)+$',
    '(a*)*b',
    '([a-z]+)*\\d',
    '(.*)(.*)(.*)(.*)(.*)[xyz]$',
    '(?:a?){50}a{50}b',
  ])('the time of %s grows as the text does', (hostile) => {
    const match = createMatcher([loreEntry({ id: 'e', keys: [hostile], useRegex: true })]);
    const timeOf = (length: number) => {
      const text = `${'a'.repeat(length)}!`;
      const begun = performance.now();
      match(text, true, () => undefined);
      return performance.now() - begun;
    };
    timeOf(1_000);
    // A backtracking engine needs longer than the age of the world for the first 100.
    expect(timeOf(100_000)).toBeLessThan(3_000);
  });
});

test('an entry that is switched off is not looked for', () => {
  expect(found('the bell', ['bell'], { enabled: false })).toEqual([]);
});
