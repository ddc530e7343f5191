import { describe, expect, it } from 'vitest';
import { BusinessError, isRetryable, NetworkError, StatusError, serverMessage } from './errors.ts';

const status = (code: number, msg: string) =>
  new StatusError({ status: code, statusText: 'Status', msg, retryAfter: null });

describe('serverMessage', () => {
  it.each([
    [
      'a domain error',
      new BusinessError(13003, 'Write something first.', 'chat.empty', {}),
      'Write something first.',
    ],
    ['a rate limit', status(429, 'Try again in 3 seconds.'), 'Try again in 3 seconds.'],
    ['a rate limit of something else on the way', status(429, ''), null],
    ['a fault of the server', status(500, 'Something went wrong on our side.'), null],
    ['a lost connection', new NetworkError('The request did not reach the server'), null],
    ['any other value', 'text', null],
  ])('of %s', (_, error, message) => {
    expect(serverMessage(error)).toBe(message);
  });
});

describe('isRetryable', () => {
  it.each([
    [true, 'a lost connection', new NetworkError('The request did not reach the server')],
    [true, 'a fault of the server', status(503, '')],
    [true, 'a rate limit', status(429, '')],
    [false, 'a refused token', status(401, '')],
    [false, 'a request that the server does not know', status(404, '')],
    [false, 'a domain error', new BusinessError(13003, 'Write something first.', 'chat.empty', {})],
    [false, 'another error', new TypeError('undefined is not a function')],
  ])('is %s for %s', (expected, _, error) => {
    expect(isRetryable(error)).toBe(expected);
  });
});
