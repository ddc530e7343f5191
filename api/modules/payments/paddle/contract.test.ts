import { plans } from '@storyloom/contract/payments/plans';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { newId } from '../../../platform/ids.ts';
import { type PaddleSide, sandbox, standIn } from '../testing/paddle-sides.ts';
import {
  adjustmentData,
  eventBody,
  subjectOf,
  subscriptionData,
  transactionData,
} from '../webhooks/event-body.ts';
import { DeclinedError } from './provider.ts';

const { PADDLE_SANDBOX_API_KEY: key, PADDLE_SANDBOX_PRICES: prices } = process.env;
const sides = [{ name: 'the stand-in', open: standIn }];
// Without an account at Paddle only the stand-in is tested.
if (key && prices) sides.push({ name: 'Paddle’s sandbox', open: () => sandbox(key, JSON.parse(prices)) });

const readers: Record<string, z.ZodMiniType> = {
  transaction: transactionData,
  subscription: subscriptionData,
  adjustment: adjustmentData,
};
/** Events that change something here. */
const types = [
  ...['transaction.completed', 'transaction.canceled', 'adjustment.created', 'adjustment.updated'],
  ...['created', 'trialing', 'activated', 'updated', 'past_due', 'paused', 'resumed', 'canceled'].map(
    (each) => `subscription.${each}`,
  ),
];

/** The product's expectations of Paddle, checked with the stand-in that the other tests use, and with Paddle itself. */
describe.each(sides)('the contract with Paddle, at $name', ({ open }) => {
  let side: PaddleSide;
  beforeAll(async () => {
    side = await open();
  });
  afterAll(() => side.close());

  const begin = (offer: string, quantity: number, discountPercent: number, orderId = newId()) =>
    side.provider.createTransaction({
      orderId,
      quantity,
      discountPercent,
      priceId: side.prices[offer] ?? '',
      customerId: null,
    });
  const find = async (id: string) => transactionData.parse(await side.transaction(id));

  test('a transaction has its order, price, quantity and discount', async () => {
    const orderId = newId();
    const id = await begin('525', 2, 20, orderId);
    expect(id).toMatch(/^txn_[a-z0-9]{26}$/);
    const found = await find(id);
    expect(found).toMatchObject({ id, custom_data: { orderId } });
    expect(['draft', 'ready']).toContain(found.status);
    expect(found.details.totals).toMatchObject({ subtotal: 998, discount: 200 });
    expect(found.details.line_items).toMatchObject([{ price_id: side.prices['525'], quantity: 2 }]);
  });

  test('a plan has its price', async () => {
    const found = await find(await begin('PRO', 1, 0));
    expect(found.details.totals).toMatchObject({ subtotal: plans.PRO.cents, discount: 0 });
  });

  test('prices have their amount and currency, and unknown ones are left out', async () => {
    const ids = [side.prices.PLUS ?? '', `pri_${'9'.repeat(26)}`];
    expect(await side.provider.readPrices(ids)).toEqual(new Map([[ids[0], `${plans.PLUS.cents} USD`]]));
  });

  test('a transaction that is closed cannot be paid, also if it is closed again', async () => {
    const id = await begin('PLUS', 1, 0);
    expect(await side.provider.closeTransaction(id)).toBe('closed');
    expect(await side.provider.closeTransaction(id)).toBe('closed');
    const { status, collection_mode: mode } = await find(id);
    expect(status === 'canceled' || mode === 'manual').toBe(true);
    expect(await side.provider.closeTransaction(`txn_${'0'.repeat(26)}`)).toBe('closed');
  });

  test('an unknown price and an unknown key are refused', async () => {
    const purchase = { orderId: newId(), quantity: 1, discountPercent: 0, customerId: null };
    const unknown = { ...purchase, priceId: `pri_${'9'.repeat(26)}` };
    await expect(side.provider.createTransaction(unknown)).rejects.toThrow();
    const known = { ...purchase, priceId: side.prices['100'] ?? '' };
    await expect(side.stranger.createTransaction(known)).rejects.toThrow();
    await expect(side.stranger.listEvents(null)).rejects.toThrow('403');
  });

  test('a missing subscription counts as ended, and is not changed', async () => {
    const id = `sub_${'0'.repeat(26)}`;
    await expect(side.provider.cancelSubscription(id)).resolves.toBeUndefined();
    const change = { priceId: side.prices.PLUS ?? '', isProrated: true, customData: {} };
    for (const call of [
      side.provider.readCustomData(id),
      side.provider.previewPrice(id, change),
      side.provider.changePrice(id, change),
      side.provider.keepSubscription(id),
    ]) {
      await expect(call).rejects.toSatisfy((error) => !(error instanceof DeclinedError));
    }
  });

  test('events of every type that has an effect can be read', async () => {
    const examples = await side.examples();
    expect(types.filter((type) => !examples.some((each) => each.type === type))).toEqual([]);
    for (const { type, data } of examples.filter((each) => types.includes(each.type))) {
      const event = eventBody.parse({
        event_id: 'evt_1',
        event_type: type,
        occurred_at: '2026-11-23T00:00:00Z',
        data,
      });
      expect(subjectOf(event), type).toMatch(/^(?:txn|sub)_/);
      expect(() => readers[type.split('.')[0] ?? '']?.parse(data), type).not.toThrow();
    }
  });

  test('the list of events continues after any of them', async ({ skip }) => {
    await side.examples();
    const events = (await side.provider.listEvents(null)).map((event) => eventBody.parse(event));
    const ids = events.map((event) => event.event_id);
    expect(ids).toEqual(ids.toSorted());
    const [first, second] = ids;
    if (first === undefined || second === undefined)
      return skip('did not run: the account has too few events');
    const [next] = await side.provider.listEvents(first);
    expect(next).toMatchObject({ event_id: second });
  });
});
