import { localPrices } from '@storyloom/testing/pay/prices';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { openShop, type Shop } from './testing/shop.ts';

const DAY_MS = 86_400_000;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop(
    {},
    localPrices.map((price) => (price.isMonthly ? { ...price, trialDays: 7 } : price)),
  );
});
afterAll(() => shop.close());

const planOf = async (token: string) => (await shop.api.get('/user/user/login-user', token)).data.plan;

async function pass(ms: number): Promise<void> {
  // The provider uses the clock of the API.
  shop.api.clock.advance(ms);
  shop.paddle.seller.advance(0);
  await shop.settle();
}

describe('a plan with a trial', () => {
  test('begins at once without points, which its first payment adds', async () => {
    const { token } = await newPerson(shop.api);
    await shop.buy(token, 'PLUS');
    expect([await planOf(token), await shop.balance(token)]).toEqual(['PLUS', 50]);
    await pass(6 * DAY_MS);
    expect([await planOf(token), await shop.balance(token)]).toEqual(['PLUS', 50]);
    await pass(DAY_MS);
    expect([await planOf(token), await shop.balance(token)]).toEqual(['PLUS', 3_050]);
  });

  test('that is cancelled during the trial ends with it and costs nothing', async () => {
    const { token } = await newPerson(shop.api);
    const { transactionId } = await shop.buy(token, 'PRO');
    const { seller } = shop.paddle;
    seller.cancelSubscription(seller.transaction(transactionId).subscriptionId ?? '', false);
    await shop.settle();
    expect(await planOf(token)).toBe('PRO');
    await pass(8 * DAY_MS);
    expect([await planOf(token), await shop.balance(token)]).toEqual([null, 50]);
  });
});
