import { expect, test } from 'vitest';
import { DomainError, TransportError } from '../errors.ts';
import { failure } from './envelope.ts';

test('a refusal of the product is HTTP 200 with its number, words and details', () => {
  const reply = failure(new DomainError('points.insufficient', { balance: 0, price: 1 }));
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    code: 14001,
    msg: "You're out of points. Get more to continue.",
    data: { error: 'points.insufficient', balance: 0, price: 1 },
  });
});

test('details cannot pass themselves off as another error', () => {
  const { body } = failure(new DomainError('story.not_found', { error: 'points.insufficient' }));
  expect(body.data.error).toBe('story.not_found');
});

test('too many tries say when to come back', () => {
  const reply = failure(new TransportError(429, 'Wait.', 7));
  expect(reply).toMatchObject({ status: 429, headers: { 'retry-after': '7' } });
});

test('a lost database, even deep inside another error, is 503 with Retry-After', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const reply = failure(new Error('Failed query', { cause }));
  expect(reply.status).toBe(503);
  expect(reply.headers['retry-after']).toBeDefined();
});

test('what nobody foresaw tells the caller nothing of its inside', () => {
  const reply = failure(new Error('select secret from users'));
  expect(reply).toMatchObject({ status: 500, unexpected: true });
  expect(JSON.stringify(reply.body)).not.toContain('secret');
});
