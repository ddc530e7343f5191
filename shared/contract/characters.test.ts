import * as z from '@storyloom/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, cutCharacters } from './characters.ts';

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
