import { createStoryteller } from '@storyloom/offline/storyteller';
import { describe, expect, test } from 'vitest';
import { pickProvider } from '../providers/pick-provider.ts';
import { listModels } from './models.ts';

const storyteller = createStoryteller({ charsPerSecond: 160 });
const pace = { LLM_CONTEXT_TOKENS: 8_192, LLM_SILENCE_SECONDS: 60 };
const none = {
  LLM_PROVIDER: undefined,
  LLM_BASE_URL: undefined,
  LLM_API_KEY: undefined,
  LLM_MODEL: undefined,
  LLM_PREMIUM_MODEL: undefined,
};
const server = { ...pace, ...none, LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'small' };

const member = { premiumModels: true, freeRepliesLeft: null, isOutOfPoints: false };
const noPlan = { ...member, premiumModels: false };

describe('listModels', () => {
  test('lists both models of the server, the premium one locked', () => {
    const models = listModels(pickProvider({ ...server, LLM_PREMIUM_MODEL: 'large' }, storyteller), noPlan);
    expect(models.slice(0, 2)).toMatchObject([
      { id: 'standard', name: 'small', price: 1, isLocked: false, isDefault: true, isOffline: false },
      { id: 'premium', name: 'large', price: 5, isLocked: true, isPremium: true, isDefault: false },
    ]);
  });

  test('announces a premium model if none is configured', () => {
    expect(listModels(pickProvider(server, storyteller), member)[1]).toMatchObject({
      name: 'Premium',
      isLocked: true,
      isConnected: false,
      description: expect.stringContaining('Coming soon'),
    });
  });

  test('describes the offline storyteller as no AI model', () => {
    const [standard, premium] = listModels(pickProvider({ ...pace, ...none }, storyteller), noPlan);
    expect(standard).toMatchObject({ name: 'Storyteller', isOffline: true });
    expect(standard?.description).toContain('no AI model');
    expect(premium).toMatchObject({ isOffline: true, isLocked: true });
  });

  test('unlocks the premium model for members', () => {
    const [, premium] = listModels(
      pickProvider({ ...server, LLM_PREMIUM_MODEL: 'large' }, storyteller),
      member,
    );
    expect(premium).toMatchObject({ price: 5, isLocked: false, isConnected: true });
  });

  test('lists the built-in storyteller alone as free for a reader without points', () => {
    const pricesOf = (settings: Parameters<typeof pickProvider>[0], isOutOfPoints = true) =>
      listModels(pickProvider(settings, storyteller), { ...noPlan, isOutOfPoints }).map(({ price }) => price);
    expect([pricesOf({ ...pace, ...none }), pricesOf(server)]).toEqual([
      [0, 5],
      [1, 5, 0],
    ]);
    expect(pricesOf(server, false)).toEqual([1, 5, 1]);
  });

  test('lists the built-in storyteller last beside a server', () => {
    expect(listModels(pickProvider(server, storyteller), noPlan)[2]).toMatchObject({
      id: 'storyteller',
      name: 'Storyteller',
      isOffline: true,
      isDefault: false,
    });
  });

  test('lists standard replies as free while free ones are left', () => {
    const models = pickProvider(server, storyteller);
    const priceOf = (freeRepliesLeft: number) => listModels(models, { ...member, freeRepliesLeft })[0]?.price;
    expect([priceOf(2), priceOf(0)]).toEqual([0, 1]);
  });
});
