import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toExcerpt } from './excerpt.ts';

describe('toExcerpt', () => {
  test('keeps a short text on one line', () => {
    expect(toExcerpt('  The door\n\nopens.  ')).toBe('The door opens.');
    expect(toExcerpt('')).toBe('');
  });

  test('removes emphasis but keeps other symbols and markup', () => {
    expect(toExcerpt('She *runs*. **Fast.** 2 * 3 <b>x</b>')).toBe('She runs. Fast. 2 * 3 <b>x</b>');
  });

  test('cuts long text between words', () => {
    const excerpt = toExcerpt('lantern '.repeat(60));
    expect(excerpt).toMatch(/^(lantern )+lantern…$/);
    expect(excerpt.length).toBeGreaterThan(120);
  });

  test('cuts text without spaces between graphemes', () => {
    const family = '👨‍👩‍👧‍👦';
    const excerpt = toExcerpt(family.repeat(40));
    expect(excerpt.slice(0, -1).replaceAll(family, '')).toBe('');
    expect(toExcerpt('灯'.repeat(400))).toBe(`${'灯'.repeat(159)}…`);
  });

  test('returns one line of at most 160 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
        const excerpt = toExcerpt(text);
        expect(excerpt.length).toBeLessThanOrEqual(160);
        expect(excerpt).toBe(excerpt.trim());
        expect(excerpt).not.toMatch(/[\n\r\t]/);
      }),
    );
  });

  test('keeps a text of 160 characters whole', () => {
    expect(toExcerpt('x'.repeat(160))).toBe('x'.repeat(160));
    expect(toExcerpt('x'.repeat(161))).toBe(`${'x'.repeat(159)}…`);
  });

  test('cuts within a word that begins early, and not within one that begins late', () => {
    const before = (length: number) => `${'x'.repeat(length)} ${'y'.repeat(100)}`;
    expect(toExcerpt(before(119))).toBe(`${before(119).slice(0, 159)}…`);
    expect(toExcerpt(before(120))).toBe(`${'x'.repeat(120)}…`);
    const full = `${'x'.repeat(130)} ${'y'.repeat(28)}`;
    expect(toExcerpt(`${full} z`)).toBe(`${full}…`);
  });

  test('removes marks that are paired on one line alone', () => {
    expect(toExcerpt('***Now.*** *a\nb* **c*')).toBe('Now. *a b* *c');
  });
});
