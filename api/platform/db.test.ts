import { describe, expect, test } from 'vitest';
import { isDuplicate, isUnavailable } from './db.ts';

const failure = (code: string) => Object.assign(new Error('failed'), { code });
const wrapped = (cause: unknown) => new Error('query failed', { cause: new Error('failed', { cause }) });

describe('isDuplicate', () => {
  test('recognizes a repeated unique value, also as the cause of another error', () => {
    expect(isDuplicate(failure('23505'))).toBe(true);
    expect(isDuplicate(wrapped(failure('23505')))).toBe(true);
  });

  test('is false for other violations and values that are no errors', () => {
    for (const error of [failure('23503'), wrapped(failure('23514')), new Error('23505'), { code: '23505' }])
      expect(isDuplicate(error)).toBe(false);
  });
});

describe('isUnavailable', () => {
  test.each([
    '08006',
    '40P01',
    '53300',
    '57P01',
    '57P03',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'ENOTFOUND',
  ])('is true for %s, also as the cause of another error', (code) => {
    expect(isUnavailable(failure(code))).toBe(true);
    expect(isUnavailable(wrapped(failure(code)))).toBe(true);
  });

  test.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Query read timeout',
  ])('is true for the client’s error “%s”, which has no code', (message) => {
    expect(isUnavailable(wrapped(new Error(message)))).toBe(true);
  });

  test.each(['23505', '57014', '40001', '53200'])(
    'is false for %s, which a reachable database sends',
    (code) => {
      expect(isUnavailable(failure(code))).toBe(false);
    },
  );
});
