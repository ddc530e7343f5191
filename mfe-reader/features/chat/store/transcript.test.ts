import { describe, expect, it } from 'vitest';
import { dialogPage, message } from '../../../testing/messages.ts';
import { emptyTranscript } from './chat-state.ts';
import {
  isPartlyWithheld,
  isWithheld,
  joinBranch,
  localMessage,
  messagesAfter,
  messagesBefore,
  olderFrom,
  openingOf,
  optionsOf,
  readNewestPage,
  withMessage,
  withOlder,
  withServerFields,
  withTail,
} from './transcript.ts';

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

  it('distinguishes a reply being generated from one abandoned by its process', () => {
    const running = message({ id: 'b', state: 'running' });
    const read = (activeRunId: string | null) =>
      readNewestPage(dialogPage([running, message({ id: 'a' })], { activeRunId }));
    expect(read('run1')).toMatchObject({ messages: [{ id: 'a' }], running: { id: 'b' } });
    expect(read(null)).toMatchObject({
      messages: [
        { id: 'a', state: 'done' },
        { id: 'b', state: 'interrupted' },
      ],
      running: null,
    });
  });

  it('shows only the loaded part of a branch without a common message', () => {
    const branch = { messages: [message({ id: 'x' })], cursor: 4 };
    const shown = { ...emptyTranscript, messages: [message({ id: 'a' })] };
    expect(joinBranch(shown, branch, 'x')).toEqual({
      messages: branch.messages,
      older: { status: 'partial', cursor: 4 },
    });
  });

  it('adopts the fields that the server adds to a message, but not its text and state', () => {
    const own = message({ id: 'a', text: 'As shown.', state: 'stopped', seq: 0 });
    const read = message({ id: 'a', text: 'As stored.', seq: 12, siblingIds: ['a', 'b'] });
    const alone = message({ id: 'c' });
    expect(withServerFields([own, alone], dialogPage([read]))).toEqual([
      { ...read, text: 'As shown.', state: 'stopped' },
      alone,
    ]);
  });

  it('detects replies that moderation has withheld fully or in part', () => {
    const reply = message({ id: 'a', text: 'Rain.' });
    const both = (part: Partial<typeof reply>) => {
      const changed = { ...reply, ...part };
      return [isWithheld(changed), isPartlyWithheld(changed)];
    };
    expect(both({})).toEqual([false, false]);
    expect(both({ text: ' ' })).toEqual([true, false]);
    expect(both({ text: '', finishReason: 'filtered' })).toEqual([true, false]);
    expect(both({ finishReason: 'filtered' })).toEqual([false, true]);
    expect(both({ text: '', state: 'interrupted' })).toEqual([false, false]);
    expect(both({ text: '', role: 'user' })).toEqual([false, false]);
  });
});

describe('parts of a path', () => {
  const path = ['a', 'b', 'c'].map((id) => message({ id }));
  const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id).join('');

  it('are the messages above or below one on the path; for any other, all are above and none below', () => {
    expect([ids(messagesBefore(path, 'b')), ids(messagesAfter(path, 'b'))]).toEqual(['a', 'c']);
    expect([ids(messagesBefore(path, 'x')), ids(messagesAfter(path, 'x'))]).toEqual(['abc', '']);
    expect([ids(messagesBefore(path, 'a')), ids(messagesAfter(path, 'c'))]).toEqual(['', '']);
  });

  it('are continued by a tail only below a message on the path', () => {
    const tail = [message({ id: 'z' })];
    expect([ids(withTail(path, 'a', tail)), ids(withTail(path, 'x', tail))]).toEqual(['az', 'abc']);
  });

  it('are extended by an older page, newest first, without duplicates', () => {
    const older = dialogPage([message({ id: 'a' }), message({ id: 'y' }), message({ id: 'x' })]);
    expect(ids(withOlder(path, older))).toBe('xyabc');
  });

  it('may have older messages above them', () => {
    expect([olderFrom(null), olderFrom(0)]).toEqual([
      { status: 'complete' },
      { status: 'partial', cursor: 0 },
    ]);
  });
});

describe('optionsOf for each end of a path', () => {
  it('are those of a complete reply; a user message or a reply that ended early has none', () => {
    const options = ['Knock'];
    const below = (part: Parameters<typeof message>[0]) =>
      optionsOf([message({ options, ...part })], ['Begin']);
    expect(below({ id: 'a' })).toEqual(['Knock']);
    expect(below({ id: 'a', state: 'stopped' })).toEqual([]);
    expect(below({ id: 'u', role: 'user' })).toEqual([]);
    expect(below({ id: 'o', parentId: null })).toEqual(['Begin']);
    expect(optionsOf([], ['Begin'])).toEqual(['Begin']);
  });
});
