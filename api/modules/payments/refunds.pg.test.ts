import { refundedPoints } from '@storyloom/contract/payments/refunded-points';
import type { PaddleEvent } from '@storyloom/testing/pay/records';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { sumRefunded } from './apply/refunds.ts';
import { openShop, type Shop } from './testing/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A person who bought 525 points for 4.99 and has the welcome gift of 50. */
async function newBuyer() {
  const person = await newPerson(shop.api);
  const order = await shop.buy(person.token, '525');
  const { seller } = shop.paddle;
  type Adjust = Parameters<typeof seller.adjust>[1];
  const adjust = async (change: Adjust) => {
    const { id } = seller.adjust(order.transactionId, change);
    await shop.settle();
    return id;
  };
  const decide = async (id: string, status: Parameters<typeof seller.decide>[1]) => {
    seller.decide(id, status);
    await shop.settle();
  };
  const state = async () =>
    (await shop.api.get(`/ai-lab/payments/order?id=${order.id}`, person.token)).data.state;
  const account = async () => {
    const { data } = await shop.api.get('/ai-lab/user-integral-account/account', person.token);
    return [data.totalIntegral, data.debt];
  };
  const spend = (amount: number) =>
    shop.api.database.db.transaction((tx) =>
      shop.api.points.spend(tx, {
        userId: person.id,
        amount,
        key: `spent:${order.id}`,
        reason: 'story.optimize',
      }),
    );
  return { ...person, ...order, adjust, decide, state, account, spend };
}

describe('a refund', () => {
  test('takes all points back', async () => {
    const buyer = await newBuyer();
    await buyer.adjust({ action: 'refund' });
    expect([await buyer.account(), await buyer.state()]).toEqual([[50, 0], 'REFUNDED']);
    const { data } = await shop.api.get('/ai-lab/payments/orders', buyer.token);
    expect(data).toMatchObject({ totalCount: 1, pageList: [{ id: buyer.id, state: 'REFUNDED' }] });
  });

  test('has no effect until it is approved', async () => {
    const buyer = await newBuyer();
    const id = await buyer.adjust({ action: 'refund', isPending: true });
    expect([await buyer.account(), await buyer.state()]).toEqual([[575, 0], 'PAID']);
    await buyer.decide(id, 'approved');
    expect(await buyer.account()).toEqual([50, 0]);
  });

  test('has no effect if it is rejected', async () => {
    const buyer = await newBuyer();
    await buyer.decide(await buyer.adjust({ action: 'refund', isPending: true }), 'rejected');
    expect([await buyer.account(), await buyer.state()]).toEqual([[575, 0], 'PAID']);
  });

  test('stays approved when its creation arrives later, with the same time', async () => {
    const buyer = await newBuyer();
    const { deliveries, seller } = shop.paddle;
    deliveries.hold();
    const { id } = seller.adjust(buyer.transactionId, { action: 'refund', isPending: true });
    seller.decide(id, 'approved');
    let created: PaddleEvent[] = [];
    await deliveries.release(([creation, approval]) => {
      if (creation === undefined || approval === undefined) throw new Error('There are no two events.');
      created = [{ ...creation, occurred_at: approval.occurred_at }];
      return [approval];
    });
    await shop.settle();
    deliveries.hold();
    await deliveries.release(() => created);
    await shop.settle();
    expect([await buyer.account(), await buyer.state()]).toEqual([[50, 0], 'REFUNDED']);
  });

  test('in parts takes exactly all points back together', async () => {
    const buyer = await newBuyer();
    await buyer.adjust({ action: 'refund', cents: 100 });
    expect([await buyer.account(), await buyer.state()]).toEqual([[575 - 105, 0], 'PAID']);
    await buyer.adjust({ action: 'refund', cents: 100 });
    expect(await buyer.account()).toEqual([575 - 210, 0]);
    await buyer.adjust({ action: 'credit', cents: 299 });
    expect([await buyer.account(), await buyer.state()]).toEqual([[50, 0], 'REFUNDED']);
  });

  test('of points that are spent leaves a debt', async () => {
    const buyer = await newBuyer();
    await buyer.spend(300);
    await buyer.adjust({ action: 'refund' });
    expect(await buyer.account()).toEqual([0, 250]);
  });

  test('that arrives before the payment takes its points back afterwards', async () => {
    const person = await newPerson(shop.api);
    const order = await shop.checkout(person.token, '100');
    shop.paddle.deliveries.hold();
    shop.paddle.seller.pay(order.transactionId);
    shop.paddle.seller.adjust(order.transactionId, { action: 'refund' });
    const isRefund = ({ event_type: type }: { event_type: string }) => type.startsWith('adjustment');
    const later: unknown[] = [];
    await shop.paddle.deliveries.release((events) => {
      later.push(...events.filter((event) => !isRefund(event)));
      return events.filter(isRefund);
    });
    await shop.settle();
    shop.paddle.deliveries.hold();
    await shop.paddle.deliveries.release(() => later as never);
    await shop.settle();
    expect(await shop.balance(person.token)).toBe(50);
  });
});

describe('a chargeback', () => {
  test('takes the points back, and gives them back when it is won', async () => {
    const buyer = await newBuyer();
    await buyer.spend(300);
    await buyer.adjust({ action: 'chargeback' });
    expect([await buyer.account(), await buyer.state()]).toEqual([[0, 250], 'REFUNDED']);
    await buyer.adjust({ action: 'chargeback_reverse' });
    expect([await buyer.account(), await buyer.state()]).toEqual([[275, 0], 'PAID']);
  });

  test('won after a refund in part keeps that part', async () => {
    const buyer = await newBuyer();
    await buyer.adjust({ action: 'refund', cents: 100 });
    await buyer.adjust({ action: 'chargeback', cents: 399 });
    await buyer.adjust({ action: 'chargeback_reverse', cents: 399 });
    expect(await buyer.account()).toEqual([575 - 105, 0]);
  });

  test('whose approval is taken back gives the points back', async () => {
    const buyer = await newBuyer();
    await buyer.decide(await buyer.adjust({ action: 'chargeback' }), 'reversed');
    expect(await buyer.account()).toEqual([575, 0]);
  });
});

describe('adjustments', () => {
  const step = fc.record({
    action: fc.constantFrom('refund', 'credit', 'chargeback', 'credit_reverse', 'chargeback_reverse'),
    cents: fc.integer({ min: 1, max: 250 }),
  });

  test('in any order and repeated end with the same points', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 5 }),
        fc.infiniteStream(fc.nat()),
        async (steps, numbers) => {
          const buyer = await newBuyer();
          shop.paddle.deliveries.hold();
          for (const { action, cents } of steps) {
            shop.paddle.seller.adjust(buyer.transactionId, { action: action as 'refund', cents });
          }
          await shop.paddle.deliveries.release((events) =>
            [...events, ...events]
              .map((event) => ({ event, at: numbers.next().value ?? 0 }))
              .sort((one, other) => one.at - other.at)
              .map(({ event }) => event),
          );
          await shop.settle();
          const refunded = sumRefunded(
            steps.map(({ action, cents }) => ({ action, amount: cents, status: 'approved' })),
          );
          const left = 575 - refundedPoints({ points: 525, paid: 499 }, refunded);
          expect(await buyer.account()).toEqual([left, 0]);
        },
      ),
      { numRuns: 8 },
    );
  });
});

describe('refundedPoints', () => {
  test('is monotonic, at most the points, and all of them for the whole sum', () => {
    const amounts = fc.record({
      points: fc.integer({ min: 1, max: 1_000_000 }),
      paid: fc.integer({ min: 1, max: 10_000_000 }),
      one: fc.nat(10_000_000),
      more: fc.nat(10_000_000),
    });
    fc.assert(
      fc.property(amounts, ({ points, paid, one, more }) => {
        const [less, all] = [
          refundedPoints({ points, paid }, one),
          refundedPoints({ points, paid }, one + more),
        ];
        expect(less).toBeLessThanOrEqual(all);
        expect(all).toBeLessThanOrEqual(points);
        expect(refundedPoints({ points, paid }, paid)).toBe(points);
      }),
    );
  });
});
