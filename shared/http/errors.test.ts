import { describe, expect, it } from 'vitest';
import {
  BusinessError,
  isBusinessError,
  isNetworkError,
  isRateLimited,
  isRequestError,
  isRetryable,
  NetworkError,
  StatusError,
  serverMessage,
} from './errors.ts';

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
    ['an ended session', status(401, 'You were logged out.'), 'You were logged out.'],
    ['a fault of the server', status(500, 'Something went wrong on our side.'), null],
    ['a refused request', status(403, 'This request came from another site.'), null],
    ['a site out of space', status(503, 'The site is out of space.'), 'The site is out of space.'],
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
    [true, 'the first status of a fault', status(500, '')],
    [true, 'a request that came too slowly', status(408, '')],
    [true, 'a conflict', status(409, '')],
    [true, 'a request that came too early', status(425, '')],
    [false, 'a request that is wrong', status(400, '')],
    [false, 'the last status that is no fault', status(499, '')],
    [false, 'a refused token', status(401, '')],
    [false, 'a request that the server does not know', status(404, '')],
    [false, 'a domain error', new BusinessError(13003, 'Write something first.', 'chat.empty', {})],
    [false, 'another error', new TypeError('undefined is not a function')],
  ])('is %s for %s', (expected, _, error) => {
    expect(isRetryable(error)).toBe(expected);
  });
});

describe('the kind of an error', () => {
  const domain = new BusinessError(13003, 'Write something first.', 'chat.empty', {});
  const lost = new NetworkError('The reply was cut');

  it('recognises a domain error by its name', () => {
    expect(isBusinessError(domain, 'chat.empty')).toBe(true);
    expect(isBusinessError(domain, 'chat.run_active')).toBe(false);
    expect(isBusinessError(status(429, ''), 'chat.empty')).toBe(false);
  });

  it('recognises a rate limit by its status', () => {
    expect([429, 428, 503].map((code) => isRateLimited(status(code, '')))).toEqual([true, false, false]);
    expect([isRateLimited(domain), isRateLimited(lost)]).toEqual([false, false]);
  });

  it('distinguishes failed requests from other errors, even with a copy of these classes', () => {
    const copy = (name: string) => Object.assign(new Error('copied'), { name });
    for (const name of ['NetworkError', 'StatusError', 'BusinessError'])
      expect(isRequestError(copy(name))).toBe(true);
    expect(isNetworkError(copy('NetworkError'))).toBe(true);
    expect(isNetworkError(status(503, ''))).toBe(false);
    for (const other of [new TypeError('x'), { name: 'NetworkError' }, null])
      expect(isRequestError(other)).toBe(false);
  });

  it('has status and status text as its message, or the status only', () => {
    expect(status(404, '').message).toBe('404 Status');
    const bare = new StatusError({ status: 404, statusText: '', msg: '', retryAfter: null });
    expect(bare.message).toBe('404');
  });
});
