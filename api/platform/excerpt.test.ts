import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toExcerpt } from './excerpt.ts';

test('short words stand as they are, on one line', () => {
  expect(toExcerpt('  The door\n\nopens.  ')).toBe('The door opens.');
  expect(toExcerpt('')).toBe('');
});

test('emphasis is told without its stars, other signs and markup stay text', () => {
  expect(toExcerpt('She *runs*. **Fast.** 2 * 3 <b>x</b>')).toBe('She runs. Fast. 2 * 3 <b>x</b>');
});

test('a long text ends between words', () => {
  const excerpt = toExcerpt('lantern '.repeat(60));
  expect(excerpt).toMatch(/^(lantern )+lantern…$/);
  expect(excerpt.length).toBeGreaterThan(120);
});

test('text without spaces is cut, but never inside a letter', () => {
  const family = '👨‍👩‍👧‍👦';
  const excerpt = toExcerpt(family.repeat(40));
  expect(excerpt.slice(0, -1).replaceAll(family, '')).toBe('');
  expect(toExcerpt('灯'.repeat(400))).toBe(`${'灯'.repeat(159)}…`);
});

test('whatever was written, an excerpt is one line of at most 160', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
      const excerpt = toExcerpt(text);
      expect(excerpt.length).toBeLessThanOrEqual(160);
      expect(excerpt).toBe(excerpt.trim());
      expect(excerpt).not.toMatch(/[\n\r\t]/);
    }),
  );
});
