import { describe, expect, test } from 'vitest';
import { readRefusal, readRetryAfter, toError } from './failure.ts';

const messages = [{ role: 'user', content: 'Odile hides the brass key under the seventh stair.' }] as const;
const errorOf = (status: number, body: unknown) =>
  toError(readRefusal(status, body), { messages, apiKey: 'sk-secret' });

describe('toError', () => {
  test.each([
    [400, { error: { code: 'context_length_exceeded', message: 'Too long' } }, 'context'],
    [400, { error: { message: 'the request exceeds the available context size' } }, 'context'],
    [
      400,
      { type: 'error', error: { type: 'invalid_request_error', message: 'prompt is too long: 9 > 8' } },
      'context',
    ],
    [400, { error: { code: 'content_filter', message: 'Filtered' } }, 'filter'],
    [402, { error: { message: 'Insufficient credits' } }, 'credit'],
    [429, { error: { code: 'insufficient_quota', message: 'No quota' } }, 'credit'],
    [400, { error: { message: 'Your credit balance is too low' } }, 'credit'],
    [401, { error: { message: 'Incorrect API key provided' } }, 'key'],
    [400, { error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' } }, 'key'],
    [404, { error: 'model "big" not found, try pulling it first' }, 'model'],
    [400, { error: { message: 'The model `big` does not exist' } }, 'model'],
    [429, { error: { message: 'Slow down' } }, 'busy'],
    [529, { error: { type: 'overloaded_error' } }, 'busy'],
    [422, { detail: [{ loc: ['body', 'stream'], msg: 'Field not allowed' }] }, 'refused'],
    [400, 'Only user and assistant roles are supported', 'refused'],
    [0, { message: 'boom', type: 'server_error' }, 'cut'],
    [0, { error: { code: 502, message: null } }, 'busy'],
  ])('reads %i %j as %s', (status, body, fault) => {
    expect(errorOf(status, body).fault).toBe(fault);
  });

  test('quotes code and message, without the key, the prompt or more than 200 characters', () => {
    expect(errorOf(400, { error: { code: 'bad', message: 'Key sk-secret is bad' } }).message).toBe(
      'the model provider answered 400 (bad: Key … is bad)',
    );
    const echo = { detail: [{ msg: `Invalid input: ${messages[0].content}` }] };
    expect(errorOf(400, echo).message).toBe('the model provider answered 400 (Invalid input: …)');
    expect(errorOf(500, 'x'.repeat(999)).message.length).toBeLessThan(240);
    expect(errorOf(500, {}).message).toBe('the model provider answered 500');
  });
});

describe('readRetryAfter', () => {
  test('reads seconds and dates, and nothing else', () => {
    expect(readRetryAfter('7')).toBe(7_000);
    expect(readRetryAfter(new Date(Date.now() - 1_000).toUTCString())).toBe(0);
    expect(readRetryAfter('soon')).toBeUndefined();
  });
});
