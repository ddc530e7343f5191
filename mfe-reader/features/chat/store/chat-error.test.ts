import { BusinessError, StatusError } from '@storyloom/http/errors';
import { describe, expect, it } from 'vitest';
import { chatErrorOf, retryOf } from './chat-error.ts';
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

  it('tells a reader that the story is for members now, who may never have been one', () => {
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

  it('names the refresh that was refused', () => {
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
