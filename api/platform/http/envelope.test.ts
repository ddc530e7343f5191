import { describe, expect, test } from 'vitest';
import { DomainError, TransportError } from '../errors.ts';
import { failure } from './envelope.ts';

describe('failure', () => {
  test('returns HTTP 200 with number, message and details for a domain error', () => {
    const reply = failure(new DomainError('points.insufficient', { balance: 0, price: 1 }));
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      code: 14001,
      msg: 'You’re out of points. Get more to continue.',
      data: { error: 'points.insufficient', balance: 0, price: 1 },
    });
  });

  test('does not let details override the error name', () => {
    const { body } = failure(new DomainError('story.not_found', { error: 'points.insufficient' }));
    expect(body.data.error).toBe('story.not_found');
  });

  test('returns Retry-After for too many requests', () => {
    const reply = failure(new TransportError(429, 'Wait.', 7));
    expect(reply).toMatchObject({ status: 429, headers: { 'retry-after': '7' } });
  });

  test('returns 503 for a lost database, also as a nested cause', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const reply = failure(new Error('Failed query', { cause }));
    // Without Retry-After, whose least is a second: callers ask again sooner.
    expect(reply).toMatchObject({ status: 503, headers: {} });
  });

  test.each(['22021', '22P05'])(
    'refuses text that the database cannot store (%s), also as a nested cause',
    (code) => {
      const cause = Object.assign(new Error('invalid byte sequence'), { code });
      expect(failure(new Error('Failed query', { cause }))).toMatchObject({
        status: 200,
        unexpected: false,
        body: {
          msg: 'The text contains a character that cannot be stored.',
          data: { error: 'request.invalid' },
        },
      });
    },
  );

  test('hides unexpected errors from the caller', () => {
    const reply = failure(new Error('select secret from users'));
    expect(reply).toMatchObject({ status: 500, unexpected: true });
    expect(JSON.stringify(reply.body)).not.toContain('secret');
  });

  test('names the status of a transport error, without Retry-After unless it is told', () => {
    expect(failure(new TransportError(404, 'Not found.'))).toEqual({
      status: 404,
      headers: {},
      unexpected: false,
      body: { code: 404, msg: 'Not found.', data: { error: 'transport.not_found' } },
    });
    expect(failure(new TransportError(503, 'Wait.', 0)).headers).toEqual({ 'retry-after': '0' });
  });

  test('logs a lost database, and no expected error', () => {
    const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(failure(lost)).toMatchObject({ unexpected: true });
    expect(failure(new DomainError('story.not_found')).unexpected).toBe(false);
    expect(failure('words')).toMatchObject({ status: 500, unexpected: true });
  });
});
