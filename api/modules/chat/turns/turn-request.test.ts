import { describe, expect, test } from 'vitest';
import { DomainError } from '../../../platform/errors.ts';
import { hashRequest, normalizeContent, priceFor } from './turn-request.ts';

const turn = { kind: 'send' as const, storyId: 's', content: 'Hello', clientRequestId: 'request-1' };

const models = { standard: 'small', premium: 'large', isOffline: false };
const plan = async () => ({ premiumModels: true });
const noPlan = async () => ({ premiumModels: false });
const unasked = async () => {
  throw new Error('The plan was read.');
};

describe('turn requests', () => {
  test('are trimmed, and limited to 2,000 characters', () => {
    expect(normalizeContent('  Hello \n')).toBe('Hello');
    expect(normalizeContent('😀'.repeat(2_000))).toBe('😀'.repeat(2_000));
    expect(() => normalizeContent('😀'.repeat(2_001))).toThrow(DomainError);
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
      { saveId: 'a' },
      { messageId: 'm' },
      { model: 'premium' },
    ]) {
      expect(hashRequest({ ...turn, ...change })).not.toBe(hash);
    }
    expect(hashRequest({ ...turn, price: 5 })).toBe(hash);
  });

  test('cost one point, without reading the plan', async () => {
    expect(await priceFor(turn, models, unasked)).toMatchObject({
      amount: 1,
      reason: 'chat.reply',
      tier: 'standard',
    });
    const reasonOf = async (kind: 'refresh' | 'continue') =>
      (await priceFor({ ...turn, kind, model: 'standard' }, models, unasked)).reason;
    expect([await reasonOf('refresh'), await reasonOf('continue')]).toEqual([
      'chat.regenerate',
      'chat.continue',
    ]);
    await expect(priceFor({ ...turn, model: 'gpt' }, models, unasked)).rejects.toThrow(/doesn’t exist/);
  });

  test('for the storyteller cost one point beside a server', async () => {
    const request = { ...turn, model: 'storyteller' };
    expect(await priceFor(request, models, unasked)).toMatchObject({ amount: 1, tier: 'storyteller' });
    const alone = priceFor(request, { ...models, isOffline: true }, unasked);
    await expect(alone).rejects.toThrow(/doesn’t exist/);
  });

  test('for the premium model need a plan and a premium model', async () => {
    const request = { ...turn, model: 'premium' };
    await expect(priceFor(request, models, noPlan)).rejects.toThrow(/for members/);
    expect(await priceFor(request, models, plan)).toMatchObject({ amount: 5, tier: 'premium' });
    await expect(priceFor(request, { ...models, premium: 'small' }, plan)).rejects.toThrow(/doesn’t exist/);
  });
});
