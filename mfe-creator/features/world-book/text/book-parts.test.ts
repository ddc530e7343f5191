import { describe, expect, it } from 'vitest';
import { type BookTexts, countBookWords, findInBook, readOutline } from './book-parts.ts';

const texts: BookTexts = {
  rules: 'Nobody owns a clock.',
  structure: '# Harbour\nA pier.\n\nThe tower:\nA bell.',
  background: 'Odile: she lied.\nThe bell cracked.',
  specialEvents: '',
};

describe('readOutline', () => {
  it('finds lines marked with # and lines that end with a colon', () => {
    expect(readOutline(texts)).toEqual([
      { part: 'structure', title: 'Harbour', start: 0 },
      { part: 'structure', title: 'The tower', start: texts.structure.indexOf('The tower') },
    ]);
  });
});

describe('countBookWords', () => {
  it('adds up the words of the four parts', () => {
    expect(countBookWords(texts)).toBe(4 + 7 + 6);
  });
});

describe('findInBook', () => {
  it('continues in the next parts, then from the beginning', () => {
    const first = findInBook(texts, 'bell', { part: 'rules', at: 0 });
    expect(first).toMatchObject({ part: 'structure', end: (first?.start ?? 0) + 4 });
    const second = findInBook(texts, 'BELL', { part: 'structure', at: first?.end ?? 0 });
    expect(second?.part).toBe('background');
    expect(findInBook(texts, 'bell', { part: 'background', at: second?.end ?? 0 })).toEqual(first);
  });

  it('finds nothing for missing or empty words', () => {
    expect(findInBook(texts, 'lamp', { part: 'rules', at: 0 })).toBeNull();
    expect(findInBook(texts, '', { part: 'rules', at: 0 })).toBeNull();
  });
});
