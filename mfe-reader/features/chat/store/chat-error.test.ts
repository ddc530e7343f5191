import { BusinessError, NetworkError, StatusError } from '@storyloom/http/errors';
import { describe, expect, it } from 'vitest';
import { chatErrorOf, isBehind, retryOf } from './chat-error.ts';
import type { Attempt } from './run-request.ts';

const limited = new StatusError({
  status: 429,
  statusText: 'Too Many Requests',
  msg: 'Too many requests in a short time. Try again in 12 seconds.',
  retryAfter: 12,
});
const attempt = (intent: Attempt['intent']): Attempt => ({ intent }) as Attempt;

describe('chatErrorOf', () => {
  it('tells a reader who sent too much when to try again, and keeps the message for Retry', () => {
    const sent = attempt({
      kind: 'send',
      content: 'I look around.',
      storyId: 's1',
      clientRequestId: 'r1',
      price: 1,
    });
    const error = chatErrorOf(limited, sent);
    expect(error).toMatchObject({
      kind: 'failed',
      text: 'Too many requests in a short time. Try again in 12 seconds. Your message is still here.',
    });
    expect(retryOf(error)).toBe(sent);
  });

  it('tells a reader who may never have been a member that the story is now for members', () => {
    const refused = new BusinessError(12006, 'This story is for members only.', 'story.members_only', {});
    const sent = attempt({
      kind: 'send',
      content: 'I look around.',
      storyId: 's1',
      clientRequestId: 'r1',
      price: 1,
    });
    expect(chatErrorOf(refused, sent)).toMatchObject({
      kind: 'membership',
      text: 'This story is for members now. Your story is kept.',
      wanted: sent.intent,
    });
  });

  it('says that a refresh was refused', () => {
    const refresh = attempt({
      kind: 'refresh',
      messageId: 'm1',
      storyId: 's1',
      clientRequestId: 'r1',
      price: 1,
    });
    expect(chatErrorOf(limited, refresh)).toMatchObject({
      text: 'Refresh failed. Too many requests in a short time. Try again in 12 seconds.',
    });
  });
});

describe('chatErrorOf for each refusal', () => {
  const [sent, refresh] = (['send', 'refresh'] as const).map((kind) =>
    attempt({ kind } as Attempt['intent']),
  ) as [Attempt, Attempt];
  const refusal = (name: string, details: Record<string, unknown> = {}) =>
    new BusinessError(1, 'No.', name, details);
  const status = (code: number) =>
    new StatusError({ status: code, statusText: '', msg: '', retryAfter: null });

  it.each([
    [
      'a lost connection',
      new NetworkError('cut'),
      'You’re offline. Your message is saved.',
      'You’re offline. Try again.',
    ],
    ['a busy server', status(503), ...twice('The storyteller is busy. Wait a moment and try again.')],
    ['too many requests', status(429), ...twice('The storyteller is busy. Wait a moment and try again.')],
    ['a fault of the server', status(500), ...twice('Something went wrong on our side. Try again.')],
    ['a fault of the page', new Error('bug'), ...twice('Something went wrong. Try again.')],
  ])('can be repeated after %s', (_, error, ofMessage, ofRefresh) => {
    expect(chatErrorOf(error, sent)).toEqual({ kind: 'failed', text: ofMessage, retry: sent });
    expect(chatErrorOf(error, refresh)).toEqual({
      kind: 'failed',
      text: `Refresh failed. ${ofRefresh}`,
      retry: refresh,
    });
  });

  it.each([
    ['points.insufficient', 'points'],
    ['chat.price_changed', 'price'],
  ])('takes the price from the details of %s, otherwise that of a standard reply', (name, kind) => {
    const shown = { kind, text: 'No.', wanted: sent.intent };
    expect(chatErrorOf(refusal(name, { price: 5 }), sent)).toEqual({ ...shown, price: 5 });
    expect(chatErrorOf(refusal(name, { price: '5' }), sent)).toEqual({ ...shown, price: 1 });
  });

  it.each(['chat.model_locked', 'chat.model_unknown'])('offers other models after %s', (name) => {
    expect(chatErrorOf(refusal(name), sent)).toEqual({ kind: 'model', text: 'No.' });
  });

  it('says that another page has moved the head, and that the message is kept', () => {
    const text = 'You continued this story in another tab. Here’s the latest';
    expect(chatErrorOf(refusal('chat.stale_parent'), sent)).toEqual({
      kind: 'moved',
      text: `${text}; your message is still here.`,
    });
    expect(chatErrorOf(refusal('chat.stale_parent'), refresh)).toEqual({ kind: 'moved', text: `${text}.` });
  });

  it('cannot be retried after any other refusal', () => {
    const error = chatErrorOf(refusal('chat.moderated'), sent);
    expect(error).toEqual({ kind: 'failed', text: 'No.', retry: null });
    expect([retryOf(error), retryOf(null), retryOf({ kind: 'lost', text: 'x' })]).toEqual([null, null, null]);
  });

  it('shows that the page is behind if the server has a run or a head unknown to it', () => {
    const names = ['chat.run_active', 'chat.stale_parent', 'chat.moderated'];
    expect(names.map((name) => isBehind(refusal(name)))).toEqual([true, true, false]);
    expect(isBehind(new Error('bug'))).toBe(false);
  });
});

function twice(text: string): [string, string] {
  return [text, text];
}
