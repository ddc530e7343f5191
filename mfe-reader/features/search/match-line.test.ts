import { describe, expect, it } from 'vitest';
import { matchLine } from './match-line.ts';

describe('matchLine', () => {
  it('names each field once, with the tag, genre or name', () => {
    expect(
      matchLine([
        { field: 'TITLE', text: 'Salt' },
        { field: 'TAG', text: 'salt' },
        { field: 'CATEGORY', text: 'Horror' },
        { field: 'HOOK', text: 'salt' },
        { field: 'SUMMARY', text: 'salt' },
      ]),
    ).toBe('Matches title, tag “salt”, genre Horror, description');
  });

  it('is empty without matches', () => {
    expect(matchLine([])).toBe('');
  });

  it('names the type, the author and the character', () => {
    expect(
      matchLine([
        { field: 'TYPE', text: 'Character' },
        { field: 'AUTHOR', text: 'Mara' },
        { field: 'CHARACTER', text: 'Ilse' },
      ]),
    ).toBe('Matches type Character, author Mara, character Ilse');
  });
});
