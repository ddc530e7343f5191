import { expect, it } from 'vitest';
import { sharedText } from './share.model.ts';

const reader = { id: 'mara', name: 'Mara', avatarUrl: null };

it('says who played a shared path, and how far', () => {
  expect(sharedText({ reader, isOwner: false, messageCount: 7 })).toBe('Played by Mara · 3 turns');
  expect(sharedText({ reader, isOwner: true, messageCount: 3 })).toBe('You shared this · 1 turn');
});

it('names nobody once its maker’s account is gone', () => {
  expect(sharedText({ reader: null, isOwner: false, messageCount: 5 })).toBe('Played by a reader · 2 turns');
});
