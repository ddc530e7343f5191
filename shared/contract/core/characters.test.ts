import * as z from '@storyloom/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, cutCharacters, hasVisibleText } from './characters.ts';

const text = fc.string({ unit: fc.constantFrom('a', '潮', '😀', '👨‍👩‍👧', 'e\u0301'), maxLength: 40 });

describe('characters', () => {
  it('are counted as the schemas count them', () => {
    fc.assert(
      fc.property(text, (value) => {
        const fits = (max: number) => z.string().check(z.maxLength(max)).safeParse(value).success;
        const count = countCharacters(value);
        expect([fits(count), count > 0 && fits(count - 1)]).toEqual([true, false]);
      }),
    );
  });

  it('are cut at a whole character', () => {
    fc.assert(
      fc.property(text, fc.nat(50), (value, max) => {
        const cut = cutCharacters(value, max);
        expect(value.startsWith(cut) && cut.isWellFormed()).toBe(true);
        expect(countCharacters(cut)).toBe(Math.min(max, countCharacters(value)));
      }),
    );
  });
});

describe('hasVisibleText', () => {
  it.each([
    '',
    ' \n\t',
    '\u00a0\u3000',
    '\u200b',
    '\u2063\u00ad',
    '\u2800',
    '\u3164\u115f',
    '\ufeff\u202e',
    '\ufe0f',
    '\u0007',
  ])('is false for %j', (text) => expect(hasVisibleText(text)).toBe(false));
  it.each(['a', '…', '\u200b.', '❤️', '灯', 'ע', '-'])('is true for %j', (text) => {
    expect(hasVisibleText(text)).toBe(true);
  });
});
