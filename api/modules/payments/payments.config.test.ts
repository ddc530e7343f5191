import { localPriceIds } from '@storyloom/testing/pay/prices';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../platform/settings.ts';
import { pickPayments } from './paddle/pick-payments.ts';
import { paymentsSettings } from './payments.config.ts';

const complete = {
  PADDLE_API_KEY: 'key',
  PADDLE_WEBHOOK_SECRET: 'former, next',
  PADDLE_PRICES: JSON.stringify(localPriceIds),
  PAY_ORIGIN: 'https://pay.stories.example/path',
};
const read = (env: NodeJS.ProcessEnv) => readSettings(paymentsSettings, env);
const pick = (change: NodeJS.ProcessEnv) => pickPayments(read({ ...complete, ...change }));
const pricesOf = (change: object) => JSON.stringify({ ...localPriceIds, ...change });

describe('the settings of payments', () => {
  test.each([
    ['PADDLE_PRICES', 'no JSON'],
    ['PADDLE_PRICES', '[]'],
    ['PADDLE_PRICES', pricesOf({ 100: 'pri_short' })],
    ['PADDLE_PRICES', pricesOf({ 999: localPriceIds['100'] })],
    ['PADDLE_PRICES', pricesOf({ 100: localPriceIds.PRO })],
    ['PADDLE_API_URL', 'http://paddle.example'],
    ['PADDLE_ENVIRONMENT', 'test'],
    ['PAY_ORIGIN', 'http://pay.example'],
    ['PAY_ORIGIN', 'pay.example'],
  ])('do not accept %s=%s', (name, value) => {
    expect(() => read({ ...complete, [name]: value })).toThrow(name);
  });

  test('accept addresses of this machine without TLS', () => {
    const local = { PADDLE_API_URL: 'http://127.0.0.1:4300', PAY_ORIGIN: 'http://localhost:4301' };
    expect(read({ ...complete, ...local })).toMatchObject(local);
  });
});

describe('pickPayments', () => {
  test('takes no payments without a key, and both secrets while one is replaced', () => {
    expect(pick({ PADDLE_API_KEY: '' })).toBeNull();
    expect(pick({})).toMatchObject({
      webhookSecrets: ['former', 'next'],
      payOrigin: 'https://pay.stories.example',
    });
  });

  test.each([
    ['PADDLE_WEBHOOK_SECRET', { PADDLE_WEBHOOK_SECRET: '' }],
    ['PAY_ORIGIN', { PAY_ORIGIN: '' }],
    ['PADDLE_PRICES of PRO', { PADDLE_PRICES: pricesOf({ PRO: undefined }) }],
  ])('names %s when it is missing beside the key', (name, change) => {
    expect(() => pick(change)).toThrow(`${name} is missing: PADDLE_API_KEY is set.`);
  });
});
