import { describe, expect, it } from 'vitest';
import { cutSpans, parseSpans, splitParagraphs } from './format.ts';

const read = (text: string) =>
  parseSpans({ at: 0, text }).map(({ text: words, emphasis }) => (emphasis ? `<${words}>` : words));

describe('format', () => {
  it('splits paragraphs at line breaks and drops blank ones', () => {
    expect(splitParagraphs('One.\n\n  \nTwo.')).toEqual([
      { at: 0, text: 'One.' },
      { at: 9, text: 'Two.' },
    ]);
  });

  it('parses one or two asterisks as emphasis', () => {
    expect(read('a *b* c **d e**')).toEqual(['a ', '<b>', ' c ', '<d e>']);
  });

  it('keeps unmatched asterisks and markup as text', () => {
    for (const text of ['an *open star', '2 * 3 * 4', '<b onclick="x">bold</b>', '***']) {
      expect(read(text)).toEqual([text]);
    }
  });

  it('keeps every character when cutting', () => {
    const cut = cutSpans(parseSpans({ at: 10, text: 'one *two* three' }), [0, 12, 16, 21, 99]);
    expect(cut.map(({ text }) => text)).toEqual(['on', 'e ', 't', 'wo', ' t', 'hree']);
    expect(cut.map(({ at }) => at)).toEqual([10, 12, 15, 16, 19, 21]);
  });
});
