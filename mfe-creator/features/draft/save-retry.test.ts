import { BusinessError, NetworkError, StatusError } from '@storyloom/http/errors';
import { describe, expect, it } from 'vitest';
import { isTemporary, retryDelay } from './save-retry.ts';

const status = (code: number, retryAfter: number | null = null) =>
  new StatusError({ status: code, statusText: 'Status', msg: '', retryAfter });

describe('isTemporary', () => {
  it.each([
    [true, 'a lost connection', new NetworkError('gone')],
    [true, 'a server that restarts', status(503)],
    [true, 'a fault of the server', status(500)],
    [true, 'a timeout', status(408)],
    [true, 'too many requests', status(429)],
    [false, 'a refused token', status(401)],
    [false, 'an unknown address', status(404)],
    [false, 'a domain error', new BusinessError(1, 'No.', 'story.changed_elsewhere', {})],
    [false, 'another error', new TypeError('x')],
  ])('is %s for %s', (expected, _, error) => {
    expect(isTemporary(error)).toBe(expected);
  });
});

describe('retryDelay', () => {
  it('doubles from five seconds up to a minute', () => {
    const delays = [1, 2, 3, 4, 5, 9].map((failures) => retryDelay(new NetworkError('gone'), failures));
    expect(delays).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  });

  it('is at least Retry-After, up to ten minutes', () => {
    expect(retryDelay(status(429, 30), 1)).toBe(30_000);
    expect(retryDelay(status(429, 3), 1)).toBe(5_000);
    expect(retryDelay(status(503, 86_400), 1)).toBe(600_000);
  });
});
