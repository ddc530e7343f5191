import { localPriceIds } from '@storyloom/testing/pay/prices';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { openShop, type Shop } from './testing/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const HOUR_MS = 3_600_000;
const ordersOf = async (userId: string) =>
  (
    await shop.api.database.pool.query<{ plan: string; state: string }>(
      'select plan, state from orders where user_id = $1 order by plan, created_at',
      [userId],
    )
  ).rows;
const stateOf = async (token: string, id: string) =>
  (await shop.api.get(`/ai-lab/payments/order?id=${id}`, token)).data.state;
const attempt = (token: string, plan: string) =>
  shop.api.post('/ai-lab/payments/checkout', { priceId: localPriceIds[plan], quantity: 1 }, token);
const isPayable = (transactionId: string) => {
  const { seller } = shop.paddle;
  return seller.isPayable(seller.transaction(transactionId));
};
/** The heading of the payment page after a button. */
async function press(transactionId: string, action: string): Promise<string> {
  const response = await fetch(`${shop.paddle.url}/checkout/${transactionId}`, {
    method: 'POST',
    headers: { origin: shop.paddle.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ action }),
  });
  return /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1] ?? '';
}

describe('the purchase of a plan', () => {
  test('is ended by that of another plan, and can then not be paid', async () => {
    const { token, id } = await newPerson(shop.api);
    const plus = await shop.checkout(token, 'PLUS');
    const pro = await shop.checkout(token, 'PRO');
    expect(await stateOf(token, plus.id)).toBe('CANCELLED');
    expect(await press(plus.transactionId, 'pay')).toBe('This payment was ended');
    expect(await press(pro.transactionId, 'pay')).toBe('Payment received');
    await shop.settle();
    expect((await shop.api.payments.memberOf(id)).plan).toBe('PRO');
    expect(await stateOf(token, plus.id)).toBe('CANCELLED');
  });

  test('is cancelled at the provider while the bank asks', async () => {
    const { token } = await newPerson(shop.api);
    const plus = await shop.checkout(token, 'PLUS');
    expect(await press(plus.transactionId, 'challenge')).toBe('3-D Secure');
    await shop.checkout(token, 'PRO');
    expect(shop.paddle.seller.transaction(plus.transactionId).status).toBe('canceled');
    expect(await press(plus.transactionId, 'approve')).toBe('This payment was ended');
    await shop.settle();
    expect(await shop.balance(token)).toBe(50);
  });

  test('that was just paid prevents another one', async () => {
    const { token, id } = await newPerson(shop.api);
    const plus = await shop.checkout(token, 'PLUS');
    shop.paddle.deliveries.hold();
    shop.paddle.seller.pay(plus.transactionId);
    const arriving = { error: 'payment.plan_arriving', orderId: plus.id };
    expect((await attempt(token, 'PRO')).data).toEqual(arriving);
    expect(await stateOf(token, plus.id)).toBe('PAID');
    expect((await attempt(token, 'PRO')).data).toEqual(arriving);
    expect((await attempt(token, 'PLUS')).data).toEqual(arriving);
    expect(await shop.balance(token)).toBe(50);
    await shop.paddle.deliveries.release();
    await shop.settle();
    expect(await stateOf(token, plus.id)).toBe('PAID');
    expect(await ordersOf(id)).toEqual([
      { plan: 'PLUS', state: 'PAID' },
      { plan: 'PRO', state: 'CANCELLED' },
    ]);
    expect((await shop.api.payments.memberOf(id)).plan).toBe('PLUS');
    expect((await attempt(token, 'PRO')).data.error).toBe('payment.already_member');
  });

  test('that was paid while the provider did not answer prevents another one once the job has found out', async () => {
    const { token } = await newPerson(shop.api);
    const plus = await shop.checkout(token, 'PLUS');
    shop.paddle.deliveries.hold();
    shop.paddle.seller.pay(plus.transactionId);
    shop.paddle.refuseCalls(true);
    expect((await attempt(token, 'PRO')).data.error).toBe('payment.unavailable');
    shop.paddle.refuseCalls(false);
    await shop.runJobs('payments.close-transaction');
    expect((await attempt(token, 'PRO')).data).toEqual({ error: 'payment.plan_arriving', orderId: plus.id });
    await shop.paddle.deliveries.release();
    await shop.settle();
  });

  test('is paid as soon as its subscription is known, and is not ended by it', async () => {
    const { token } = await newPerson(shop.api);
    const plus = await shop.checkout(token, 'PLUS');
    shop.paddle.seller.pay(plus.transactionId);
    await shop.paddle.deliveries.idle();
    const { rows } = await shop.api.database.pool.query<{ subject: string }>(
      `select subject_id as subject from payment_events
       where type = 'subscription.created' and data -> 'custom_data' ->> 'orderId' = $1`,
      [plus.id],
    );
    await shop.api.payments.applySubject(rows[0]?.subject ?? '');
    expect(await stateOf(token, plus.id)).toBe('PAID');
    expect(await shop.balance(token)).toBe(50);
    await shop.settle();
    expect(await shop.balance(token)).toBe(3_050);
  });

  test('is one order for concurrent requests', async () => {
    const { token, id } = await newPerson(shop.api);
    const begun = await Promise.all(Array.from({ length: 5 }, () => shop.checkout(token, 'PLUS')));
    expect(new Set(begun.map((order) => order.id)).size).toBe(1);
    expect(new Set(begun.map((order) => order.transactionId)).size).toBe(1);
    expect(await ordersOf(id)).toHaveLength(1);
  });

  describe('that cannot begin, in two requests,', () => {
    /** Two requests for one order, the second during the first one's call of the provider. */
    async function attemptTwice({ token, id }: Person, change: () => void): Promise<unknown[]> {
      const proOrders = async () => (await ordersOf(id)).filter(({ plan }) => plan === 'PRO');
      const release = shop.paddle.holdCalls();
      const first = attempt(token, 'PRO');
      await expect.poll(proOrders).toHaveLength(1);
      const query = vi.spyOn(shop.api.database.pool, 'query');
      const second = attempt(token, 'PRO');
      const isWaiting = () =>
        /from \\"orders\\" where \\"orders\\".\\"id\\" = /.test(JSON.stringify(query.mock.calls));
      await expect.poll(isWaiting).toBe(true);
      query.mockRestore();
      change();
      release();
      const responses = await Promise.all([first, second]);
      expect(await proOrders()).toEqual([{ plan: 'PRO', state: 'CANCELLED' }]);
      return responses.map(({ data }) => data.error);
    }

    test('fails both requests if the provider is down', async () => {
      const errors = await attemptTwice(await newPerson(shop.api), () => shop.paddle.refuseCalls(true));
      shop.paddle.refuseCalls(false);
      expect(errors).toEqual(['payment.unavailable', 'payment.unavailable']);
    });

    test('fails both requests if another plan was just paid', async () => {
      const person = await newPerson(shop.api);
      const plus = await shop.checkout(person.token, 'PLUS');
      shop.paddle.deliveries.hold();
      const errors = await attemptTwice(person, () => shop.paddle.seller.pay(plus.transactionId));
      await shop.paddle.deliveries.release();
      expect(errors).toEqual(['payment.plan_arriving', 'payment.plan_arriving']);
    });
  });

  test('of two plans at the same time leaves one that can be paid', async () => {
    const { token, id } = await newPerson(shop.api);
    await Promise.all([attempt(token, 'PLUS'), attempt(token, 'PRO')]);
    const orders = await ordersOf(id);
    expect(orders.map(({ state }) => state).sort()).toEqual(['CANCELLED', 'OPEN']);
    await shop.runJobs('payments.close-transaction');
    const { rows } = await shop.api.database.pool.query<{ transactionId: string }>(
      'select transaction_id as "transactionId" from orders where user_id = $1',
      [id],
    );
    const payable = rows.filter(({ transactionId }) => transactionId !== null && isPayable(transactionId));
    expect(payable).toHaveLength(1);
  });

  test('of more than an hour ago is ended by the next one of the same plan', async () => {
    const { token } = await newPerson(shop.api);
    const first = await shop.checkout(token, 'PLUS');
    shop.api.clock.advance(HOUR_MS);
    const second = await shop.checkout(token, 'PLUS');
    expect(second.id).not.toBe(first.id);
    expect([isPayable(first.transactionId), isPayable(second.transactionId)]).toEqual([false, true]);
  });

  test('whose process ended before it had a transaction is begun again', async () => {
    const { token, id } = await newPerson(shop.api);
    const lost = await shop.checkout(token, 'PLUS');
    await shop.api.database.pool.query('update orders set transaction_id = null where id = $1', [lost.id]);
    shop.api.clock.advance(60_000);
    const order = await shop.checkout(token, 'PLUS');
    expect(order.id).not.toBe(lost.id);
    expect((await ordersOf(id)).map(({ state }) => state)).toEqual(['CANCELLED', 'OPEN']);
  });

  test('is ended by a job if the provider did not answer', async () => {
    const { token } = await newPerson(shop.api);
    const plus = await shop.checkout(token, 'PLUS');
    shop.paddle.refuseCalls(true);
    expect((await attempt(token, 'PRO')).data.error).toBe('payment.unavailable');
    expect(isPayable(plus.transactionId)).toBe(true);
    shop.paddle.refuseCalls(false);
    await shop.runJobs('payments.close-transaction');
    expect(isPayable(plus.transactionId)).toBe(false);
  });
});
