import { describe, expect, test } from 'vitest';
import { lastFinished } from './path-copies.ts';

const user = { role: 'user', state: 'done', text: 'I wait.' } as const;
const reply = { role: 'assistant', state: 'done', text: 'The tide turns.' } as const;

describe('lastFinished', () => {
  test('is the newest reply that is not being generated and has text', () => {
    const running = { ...reply, state: 'running' } as const;
    const empty = { ...reply, text: '' };
    const stopped = { ...reply, state: 'stopped' } as const;
    expect(lastFinished([reply, user, stopped])).toBe(reply);
    expect(lastFinished([running, user, stopped, user, reply])).toBe(stopped);
    expect(lastFinished([empty, user, reply])).toBe(reply);
    expect(lastFinished([running, user])).toBeUndefined();
  });

  test('is a message of the reader only if the path ends with it', () => {
    expect(lastFinished([user, reply])).toBe(user);
    expect(lastFinished([{ ...reply, text: '' }, user, reply])).toBe(reply);
  });

  test('is not a message of the reader that has a reply, nor one of an unfinished reply at the end', () => {
    expect(lastFinished([{ ...user, state: 'running' }, reply])).toBe(reply);
    expect(lastFinished([])).toBeUndefined();
    expect(lastFinished([{ ...reply, state: 'running' }, user, user])).toBeUndefined();
  });
});
