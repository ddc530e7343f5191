import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaymentsAdminClient } from '../testing/payments-admin-client.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
let client: Awaited<ReturnType<typeof createPaymentsAdminClient>>;

beforeAll(async () => {
  shop = await openShop();
  client = await createPaymentsAdminClient(shop);
});
afterAll(() => shop.close());

interface Wanted {
  amount?: number;
  clientRequestId?: string;
  reason?: string;
}

const refund = (orderId: string, wanted: Wanted = {}) =>
  client.post('refund', { orderId, reason: 'Bought twice.', clientRequestId: client.requestId(), ...wanted });
const adjustmentsOf = (transactionId: string) => shop.paddle.seller.adjustmentsOf(transactionId);

describe('a refund by an administrator', () => {
  test('pays all back, and the points follow by the webhook alone', async () => {
    const buyer = await client.newBuyer();
    shop.paddle.deliveries.hold();
    const { data } = await refund(buyer.order.id);
    expect(data).toMatchObject({
      state: 'PAID',
      refunded: 0,
      refundable: 0,
      adjustments: [{ status: 'sent' }],
    });
    expect(await shop.balance(buyer.token)).toBe(575);
    await shop.paddle.deliveries.release();
    await shop.settle();
    expect(await shop.balance(buyer.token)).toBe(50);
    expect(await client.orderOf(buyer)).toMatchObject({
      ...{ state: 'REFUNDED', paid: 499, refunded: 499, refundable: 0 },
      adjustments: [{ status: 'approved', reason: 'Bought twice.', by: { id: client.admin.id } }],
    });
    expect(await client.actionsOn(buyer.order.id)).toEqual(['order.refund']);
  });

  test('in parts pays back what is left, and no more', async () => {
    const buyer = await client.newBuyer();
    await refund(buyer.order.id, { amount: 100 });
    await shop.settle();
    expect(await shop.balance(buyer.token)).toBe(575 - 105);
    const tooHigh = await refund(buyer.order.id, { amount: 400 });
    expect(tooHigh.data).toMatchObject({ error: 'payment.refund_too_high', refundable: 399 });
    await refund(buyer.order.id);
    await shop.settle();
    expect(await shop.balance(buyer.token)).toBe(50);
    expect(adjustmentsOf(buyer.order.transactionId).map(({ cents }) => cents)).toEqual([100, 399]);
  });

  test('counts requested refunds before their webhooks arrive', async () => {
    const buyer = await client.newBuyer();
    shop.paddle.deliveries.hold();
    await refund(buyer.order.id, { amount: 300 });
    expect((await refund(buyer.order.id, { amount: 200 })).data).toMatchObject({
      ...{ error: 'payment.refund_too_high', refundable: 199 },
    });
    await shop.paddle.deliveries.release();
    await shop.settle();
    expect(await client.orderOf(buyer)).toMatchObject({ refunded: 300, refundable: 199 });
  });

  test('of a refunded, open or unknown order is refused', async () => {
    const buyer = await client.newBuyer();
    await refund(buyer.order.id);
    await shop.settle();
    expect((await refund(buyer.order.id)).data.error).toBe('payment.not_refundable');
    const open = await shop.checkout(buyer.token, '100');
    expect((await refund(open.id)).data.error).toBe('payment.not_refundable');
    expect((await refund('nosuchorder')).data.error).toBe('payment.order_not_found');
  });

  test('is made once, however often it is sent', async () => {
    const buyer = await client.newBuyer();
    const clientRequestId = client.requestId();
    const send = (amount = 100) => refund(buyer.order.id, { amount, clientRequestId });
    const answers = await Promise.all(Array.from({ length: 5 }, () => send()));
    const errors = new Set(answers.filter(({ code }) => code !== 0).map(({ data }) => data.error));
    expect([...errors].filter((error) => error !== 'payment.refund_running')).toEqual([]);
    expect((await send()).code).toBe(0);
    expect(adjustmentsOf(buyer.order.transactionId)).toHaveLength(1);
    expect((await send(200)).data.error).toBe('request.repeated');
  });

  test('by two administrators at once is one refund, or two within the payment', async () => {
    const buyer = await client.newBuyer();
    await Promise.all([refund(buyer.order.id), refund(buyer.order.id)]);
    await shop.settle();
    expect(await shop.balance(buyer.token)).toBe(50);
    expect(adjustmentsOf(buyer.order.transactionId)).toHaveLength(1);
  });

  test('whose answer was lost is recognised at the next attempt', async () => {
    const buyer = await client.newBuyer();
    const clientRequestId = client.requestId();
    await refund(buyer.order.id, { amount: 100, clientRequestId });
    // A process that is killed after the provider took the refund leaves this row.
    await shop.api.database.pool.query(
      "update payment_refunds set state = 'SENDING', adjustment_id = null where client_request_id = $1",
      [clientRequestId],
    );
    const send = () => refund(buyer.order.id, { amount: 100, clientRequestId });
    expect((await send()).data.error).toBe('payment.refund_running');
    shop.api.clock.advance(61_000);
    expect((await send()).code).toBe(0);
    expect(adjustmentsOf(buyer.order.transactionId)).toHaveLength(1);
  });

  test('that was never sent is sent by its job', async () => {
    const buyer = await client.newBuyer();
    const finish = () => shop.api.paymentsAdmin.finishRefunds?.(buyer.order.id);
    // A process that is killed before it calls the provider leaves this row.
    await shop.api.database.pool.query(
      `insert into payment_refunds (id, order_id, requested_by, client_request_id, amount, reason, state, created_at, tried_at)
       values ($1, $1, 'admin', 'lost', 499, 'Lost.', 'SENDING', $2, $2)`,
      [buyer.order.id, shop.api.clock.now()],
    );
    await expect(finish()).rejects.toThrow('still being sent');
    expect(adjustmentsOf(buyer.order.transactionId)).toEqual([]);
    shop.api.clock.advance(61_000);
    await Promise.allSettled([finish(), finish()]);
    await finish();
    expect(adjustmentsOf(buyer.order.transactionId)).toMatchObject([{ cents: 499 }]);
    expect((await refund(buyer.order.id)).data.error).toBe('payment.not_refundable');
  });

  test('is finished by a job if its process ends', async () => {
    const buyer = await client.newBuyer();
    await refund(buyer.order.id);
    const { rows } = await shop.api.database.pool.query(
      "select data from pgboss.job where name = 'payments.finish-refunds' and data ->> 'orderId' = $1",
      [buyer.order.id],
    );
    expect(rows).toHaveLength(1);
    await shop.api.paymentsAdmin.finishRefunds?.(buyer.order.id);
    expect(adjustmentsOf(buyer.order.transactionId)).toHaveLength(1);
  });

  test('that the provider refuses is reported, and can be retried with less', async () => {
    const buyer = await client.newBuyer();
    shop.paddle.deliveries.hold();
    // A refund at the provider that is unknown here.
    shop.paddle.seller.adjust(buyer.order.transactionId, { action: 'refund', cents: 300 });
    expect((await refund(buyer.order.id)).data.error).toBe('payment.refund_refused');
    expect((await client.orderOf(buyer)).adjustments).toMatchObject([{ status: 'failed', amount: 499 }]);
    expect((await refund(buyer.order.id, { amount: 199 })).code).toBe(0);
    await shop.paddle.deliveries.release();
    await shop.settle();
    expect(await client.orderOf(buyer)).toMatchObject({ state: 'REFUNDED', refundable: 0 });
  });

  test('waits while the provider cannot be reached', async () => {
    const down = await openShop();
    const otherClient = await createPaymentsAdminClient(down);
    const buyer = await otherClient.newBuyer();
    await down.paddle.close();
    const input = { orderId: buyer.order.id, reason: 'Down.', clientRequestId: otherClient.requestId() };
    expect((await otherClient.post('refund', input)).data.error).toBe('payment.unavailable');
    expect(await otherClient.orderOf(buyer)).toMatchObject({
      refundable: 0,
      adjustments: [{ status: 'sending' }],
    });
    await down.api.drop();
  });

  test.each([0, -1, 1.5, '100'])('rejects the amount %j', async (amount) => {
    const { order } = await client.newBuyer();
    expect((await refund(order.id, { amount: amount as number })).data.error).toBe('request.invalid');
  });

  test('of points that are spent leaves a debt', async () => {
    const buyer = await client.newBuyer();
    await shop.api.database.db.transaction((tx) =>
      shop.api.points.spend(tx, {
        userId: buyer.id,
        amount: 300,
        key: `spent:${buyer.id}`,
        reason: 'story.optimize',
      }),
    );
    await refund(buyer.order.id);
    await shop.settle();
    const { data } = await shop.api.get('/ai-lab/user-integral-account/account', buyer.token);
    expect([data.totalIntegral, data.debt]).toEqual([0, 250]);
  });
});
