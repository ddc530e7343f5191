import { describe, expect, it } from 'vitest';
import { dialogPage, message } from '../../../testing/messages.ts';
import { localMessage, openingOf, optionsOf, readNewestPage, withMessage } from './transcript.ts';

const opening = message({ id: 'o', parentId: null, text: 'As it was when the save began.' });

describe('transcript', () => {
  it('reverses a page into reading order', () => {
    const page = dialogPage([message({ id: 'b' }), message({ id: 'a' })]);
    expect(readNewestPage(page).messages.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('shows the opening scene of the save’s version', () => {
    expect(openingOf([opening], 'As it is now.')).toBe('As it was when the save began.');
    expect(openingOf([message({ id: 'late' })], 'As it is now.')).toBe('As it is now.');
  });

  it('offers the story’s options until there is a reply', () => {
    const reply = message({ id: 'r', options: ['Hide'] });
    expect(optionsOf([], ['Run'])).toEqual(['Run']);
    expect(optionsOf([opening], ['Run'])).toEqual(['Run']);
    expect(optionsOf([opening, reply], ['Run'])).toEqual(['Hide']);
    expect(optionsOf([opening, { ...reply, state: 'error' }], ['Run'])).toEqual([]);
  });

  it('replaces an earlier version of a message', () => {
    const path = [message({ id: 'a' }), message({ id: 'b', text: 'old' })];
    const next = withMessage(path, message({ id: 'b', text: 'new' }));
    expect(next.map(({ text }) => text)).toEqual(['Text of a.', 'new']);
  });

  it('appends a local message below the head', () => {
    const mine = localMessage(message({ id: 'a', depth: 4, seq: 9 }), {
      id: 'm',
      storyId: 'story1',
      role: 'user',
      text: 'Hello',
      state: 'done',
    });
    expect(mine).toMatchObject({ parentId: 'a', depth: 5, siblingIds: ['m'], runId: null });
  });
});
