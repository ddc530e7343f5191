import { describe, expect, it } from 'vitest';
import { sharedText } from './share.model.ts';

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
