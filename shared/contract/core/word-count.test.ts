import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords, weighWords } from './word-count.ts';

describe('countWords', () => {
  it.each([
    ['', 0],
    ['   \n\t', 0],
    ['one two three', 3],
    ['...!?', 0],
    ['你好世界', 4],
    ['hello你好world', 4],
    ['ひらがな と カタカナ', 9],
    ['안녕 world', 3],
    ['naïve café', 2],
    ['cafe\u0301 noir', 2],
    ['Привет, мир', 2],
    ['semi-detached', 2],
    ['1984', 0],
    ['\u302e\u302f', 0],
  ])('counts %j as %i', (text, expected) => {
    expect(countWords(text)).toBe(expected);
  });

  it('adds up over parts separated by a space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        expect(countWords(`${a} ${b}`)).toBe(countWords(a) + countWords(b));
      }),
    );
  });

  it('counts CJK characters individually', () => {
    fc.assert(
      fc.property(fc.nat(500), (n) => {
        expect(countWords('字'.repeat(n))).toBe(n);
      }),
    );
  });

  it('counts a world book of maximum size', () => {
    expect(countWords('word '.repeat(50_000))).toBe(50_000);
  });
});

describe('weighWords', () => {
  it.each([
    ['one two three', 3],
    ['你好世界', 2],
    ['你好世', 2],
    ['hello你好world', 3],
    ['', 0],
  ])('weighs %j as %i', (text, expected) => {
    expect(weighWords(text)).toBe(expected);
  });
});
