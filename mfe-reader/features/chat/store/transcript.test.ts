import { expect, it } from 'vitest';
import { dialogPage, message } from '../../../testing/messages.ts';
import { localMessage, openingOf, optionsOf, readNewestPage, withMessage } from './transcript.ts';

const opening = message({ id: 'o', parentId: null, text: 'As it was when the save began.' });

it('turns a page from the head up into a story that goes down', () => {
  const page = dialogPage([message({ id: 'b' }), message({ id: 'a' })]);
  expect(readNewestPage(page).messages.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('shows the opening scene of the save, not of a later version', () => {
  expect(openingOf([opening], 'As it is now.')).toBe('As it was when the save began.');
  expect(openingOf([message({ id: 'late' })], 'As it is now.')).toBe('As it is now.');
});

it("offers the story's options until there is a reply, then the reply's own", () => {
  const reply = message({ id: 'r', options: ['Hide'] });
  expect(optionsOf([], ['Run'])).toEqual(['Run']);
  expect(optionsOf([opening], ['Run'])).toEqual(['Run']);
  expect(optionsOf([opening, reply], ['Run'])).toEqual(['Hide']);
  expect(optionsOf([opening, { ...reply, state: 'error' }], ['Run'])).toEqual([]);
});

it('puts a newer version of a message in its place', () => {
  const path = [message({ id: 'a' }), message({ id: 'b', text: 'old' })];
  const next = withMessage(path, message({ id: 'b', text: 'new' }));
  expect(next.map(({ text }) => text)).toEqual(['Text of a.', 'new']);
});

it('hangs what it knows in part under the end of the path', () => {
  const mine = localMessage(message({ id: 'a', depth: 4, seq: 9 }), {
    id: 'm',
    storyId: 'story1',
    role: 'user',
    text: 'Hello',
    state: 'done',
  });
  expect(mine).toMatchObject({ parentId: 'a', depth: 5, siblingIds: ['m'], runId: null });
});
