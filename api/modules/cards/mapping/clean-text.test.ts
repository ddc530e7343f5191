import { describe, expect, test } from 'vitest';
import { stripMarkup, toStorable } from './clean-text.ts';

describe('stripMarkup', () => {
  test('returns the text of HTML and Markdown on one line', () => {
    expect(stripMarkup('<p>The *lamp*\n is <b>out</b>.</p> [Map](x) ![Picture](y)')).toBe(
      'The lamp is out . Map',
    );
  });

  test('removes scripts and styles with their content, unless they are never closed', () => {
    expect(stripMarkup('A<script>x < y</script>B<STYLE>b {}</style>C')).toBe('A B C');
    expect(stripMarkup('A<script>B')).toBe('A B');
  });
});

describe('toStorable', () => {
  test('cleans the texts of a value at any depth, and does not change the rest', () => {
    const value = { a: ['x\0', 1, null, { b: '\udc00' }], c: true };
    expect(toStorable(value)).toEqual({ a: ['x', 1, null, { b: '\ufffd' }], c: true });
  });
});
