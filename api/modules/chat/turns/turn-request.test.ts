import { expect, test } from 'vitest';
import { DomainError } from '../../../platform/errors.ts';
import { priceOf, readContent, requestHash } from './turn-request.ts';

const turn = { kind: 'send' as const, storyId: 's', content: 'Hello', clientRequestId: 'request-1' };

test('words are trimmed; two thousand characters are the most', () => {
  expect(readContent('  Hello \n')).toBe('Hello');
  expect(readContent('x'.repeat(2_000))).toHaveLength(2_000);
  expect(() => readContent('x'.repeat(2_001))).toThrow(DomainError);
  expect(() => readContent('\0 ')).toThrow('Write something first.');
});

test('a request is the same only when everything it asks is', () => {
  const hash = requestHash(turn);
  expect(requestHash({ ...turn, clientRequestId: 'request-2' })).toBe(hash);
  for (const change of [
    { content: 'Hi' },
    { storyId: 't' },
    { parentId: 'p' },
    { kind: 'refresh' as const },
  ]) {
    expect(requestHash({ ...turn, ...change })).not.toBe(hash);
  }
});

test('a reply costs one point and a premium one asks for a plan', () => {
  expect(priceOf(turn)).toMatchObject({ amount: 1, reason: 'chat.reply' });
  expect(() => priceOf({ ...turn, model: 'premium' })).toThrow(/for members/);
  expect(() => priceOf({ ...turn, model: 'gpt' })).toThrow(/does not exist/);
});
