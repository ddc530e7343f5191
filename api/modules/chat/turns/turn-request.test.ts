import { describe, expect, test } from 'vitest';
import { DomainError } from '../../../platform/errors.ts';
import { hashRequest, normalizeContent, priceFor } from './turn-request.ts';

const turn = { kind: 'send' as const, storyId: 's', content: 'Hello', clientRequestId: 'request-1' };

describe('turn requests', () => {
  test('are trimmed, and limited to 2,000 characters', () => {
    expect(normalizeContent('  Hello \n')).toBe('Hello');
    expect(normalizeContent('x'.repeat(2_000))).toHaveLength(2_000);
    expect(() => normalizeContent('x'.repeat(2_001))).toThrow(DomainError);
    expect(() => normalizeContent('\0 ')).toThrow('Write something first.');
  });

  test('have equal hashes only if everything is equal', () => {
    const hash = hashRequest(turn);
    expect(hashRequest({ ...turn, clientRequestId: 'request-2' })).toBe(hash);
    for (const change of [
      { content: 'Hi' },
      { storyId: 't' },
      { parentId: 'p' },
      { kind: 'refresh' as const },
    ]) {
      expect(hashRequest({ ...turn, ...change })).not.toBe(hash);
    }
  });

  test('cost one point; premium needs a plan', () => {
    expect(priceFor(turn)).toMatchObject({ amount: 1, reason: 'chat.reply' });
    expect(() => priceFor({ ...turn, model: 'premium' })).toThrow(/for members/);
    expect(() => priceFor({ ...turn, model: 'gpt' })).toThrow(/doesn't exist/);
  });
});
