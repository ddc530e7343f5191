import { describe, expect, it } from 'vitest';
import { firstWords, lastWords, sharedText } from './share.model.ts';

const reader = { id: 'mara', name: 'Mara', avatarUrl: null };

describe('sharedText', () => {
  it('names the reader and the number of turns', () => {
    expect(sharedText({ reader, isOwner: false, messageCount: 7 })).toBe('Played by Mara · 3 turns');
    expect(sharedText({ reader, isOwner: true, messageCount: 3 })).toBe('You shared this · 1 turn');
  });

  it('names no reader once the account is deleted', () => {
    expect(sharedText({ reader: null, isOwner: false, messageCount: 5 })).toBe(
      'Played by a reader · 2 turns',
    );
  });
});

const long = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');

describe('firstWords', () => {
  it('joins paragraphs and drops emphasis marks', () => {
    expect(firstWords('*Rain.*\n\nThe mule stops.')).toBe('Rain. The mule stops.');
  });

  it('cuts a long text at a word', () => {
    expect(firstWords(long)).toMatch(/^word0 .* word\d+…$/);
    expect(firstWords(long).length).toBeLessThanOrEqual(121);
    expect(firstWords('x'.repeat(120))).toBe('x'.repeat(120));
    expect(firstWords('x'.repeat(500))).toBe(`${'x'.repeat(120)}…`);
  });
});

describe('lastWords', () => {
  it('shows the end of a long text from a word on', () => {
    expect(lastWords(long)).toMatch(/^…word\d+ .* word59$/);
    expect(lastWords('x'.repeat(120))).toBe('x'.repeat(120));
    expect(lastWords(long).length).toBeLessThanOrEqual(121);
  });
});
