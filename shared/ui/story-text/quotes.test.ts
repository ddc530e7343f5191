import { describe, expect, it } from 'vitest';
import { curlQuotes } from './quotes.ts';

describe('curlQuotes', () => {
  it.each([
    ['"Go," she said. ("Now.")', '“Go,” she said. (“Now.”)'],
    ["\"'Sixpence,' he'd said—'or \"less\"'\"", '“‘Sixpence,’ he’d said—‘or “less”’”'],
    ['"Pass—" she said. "No—"', '“Pass—” she said. “No—”'],
    ['"\'Pass—\' he said–"', '“‘Pass—’ he said–”'],
    ['She said—"Go—"—and went', 'She said—“Go—”—and went'],
    ["in 'eighty-two, 'twas the boys' tea", 'in ’eighty-two, ’twas the boys’ tea'],
  ])('curls %s', (text, expected) => {
    expect(curlQuotes(text)).toBe(expected);
  });

  it('closes a quotation that began in the text before', () => {
    expect(curlQuotes('" she said', '“now')).toBe('” she said');
  });
});
