import { describe, expect, it } from 'vitest';
import { withQuote, wrapLines } from './quote.model.ts';

describe('wrapLines', () => {
  it('breaks at spaces, and within a word that is wider than a line', () => {
    const measure = (text: string) => text.length;
    expect(wrapLines('The lamp turns slowly', 8, measure)).toEqual(['The lamp', 'turns', 'slowly']);
    expect(wrapLines('A lighthouse is', 5, measure)).toEqual(['A', 'light', 'house', 'is']);
  });
});

describe('withQuote', () => {
  it('adds a quotation after the draft, with one pair of marks', () => {
    expect(withQuote('', 'The lamp turns.')).toBe('“The lamp turns.” ');
    expect(withQuote('I say: ', '“We dinna wait.”')).toBe('I say: “We dinna wait.” ');
    expect(withQuote('', '“Mind,” he says.')).toBe('“‘Mind,’ he says.” ');
  });
});
