import type { Difference, Reconciliation } from '@storyloom/contract/entities/reconciliation';
import { localPriceIds } from '@storyloom/testing/pay/prices';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newPerson } from '../../../testing/people.ts';
import { createPaymentsAdminClient } from '../testing/payments-admin-client.ts';
import { openShop, type Shop } from '../testing/shop.ts';

const DAY = '2026-03-01';
let shop: Shop;
let client: Awaited<ReturnType<typeof createPaymentsAdminClient>>;

beforeEach(async () => {
  shop = await openShop();
  client = await createPaymentsAdminClient(shop);
});
afterEach(() => shop.close());

const query = (text: string, values: unknown[]) => shop.api.database.pool.query(text, values);

/** Compares the days, as the job does, and reads what it has found. */
async function reconcile(from = DAY, to = DAY) {
  const { data } = await client.post('reconcile', { from, to });
  const { id } = data as unknown as Reconciliation;
  await shop.api.paymentsAdmin.runReconciliation?.(id);
  const differences = await client.list<Difference>(`differences?reconciliationId=${id}`);
  const result = (await client.get('reconciliation')) as unknown as Reconciliation;
  return { result, differences, kinds: differences.map(({ kind }) => kind) };
}

describe('a reconciliation', () => {
  test('finds no difference in packs, plans, refunds, renewals and open orders', async () => {
    const { id, token } = await newPerson(shop.api);
    const pack = await shop.buy(token, '525');
    await shop.buy(token, 'PRO');
    await shop.checkout(token, '100');
    const cancelled = await shop.checkout(token, '2200');
    shop.paddle.seller.prepare(cancelled.transactionId);
    shop.paddle.seller.cancelTransaction(cancelled.transactionId);
    shop.paddle.seller.adjust(pack.transactionId, { action: 'refund', cents: 100 });
    shop.paddle.seller.advance(31 * 86_400_000);
    await shop.settle();
    const { result, differences } = await reconcile(DAY, '2026-03-31');
    expect(differences).toEqual([]);
    expect(result).toMatchObject({ state: 'DONE', transactions: 4, orders: 5, differences: 0 });
    expect(result.by).toMatchObject({ id: client.admin.id });
    expect(id).not.toBe(client.admin.id);
  });

  test('finds no difference in a change of plan within the month', async () => {
    const { token } = await newPerson(shop.api);
    await shop.buy(token, 'PLUS');
    shop.api.clock.advance(10 * 86_400_000);
    const ask = async (call: string, input: object) =>
      (await shop.api.post(`/ai-lab/payments/membership/${call}`, input, token)).data;
    const { dueNow } = await ask('preview', { plan: 'PRO' });
    expect(await ask('change', { plan: 'PRO', dueNow })).not.toHaveProperty('error');
    await shop.settle();
    const { result, differences } = await reconcile(DAY, '2026-03-11');
    expect(differences).toEqual([]);
    expect(result).toMatchObject({ transactions: 2, orders: 2 });
  });

  test('finds a payment that is unknown here', async () => {
    const { id } = shop.paddle.seller.createTransaction({
      ...{ customerId: null, customData: null, discountPercent: 0 },
      items: [{ priceId: localPriceIds['100'] ?? '', quantity: 1 }],
    });
    expect((await reconcile()).kinds).toEqual([]);
    shop.paddle.seller.pay(id);
    await shop.settle();
    expect((await reconcile()).differences).toMatchObject([
      { kind: 'MISSING_HERE', transactionId: id, orderId: null, ours: null, theirs: { paid: 99 } },
    ]);
  });

  test('finds an order whose transaction the provider does not know', async () => {
    const buyer = await client.newBuyer();
    await query('update orders set transaction_id = $2 where id = $1', [buyer.order.id, 'txn_unknown']);
    const { differences } = await reconcile();
    expect(differences).toMatchObject([
      { kind: 'MISSING_HERE', transactionId: buyer.order.transactionId },
      { kind: 'MISSING_THERE', orderId: buyer.order.id, userId: buyer.id, theirs: null },
    ]);
  });

  test('finds a payment whose webhook never came', async () => {
    const { token } = await newPerson(shop.api);
    const order = await shop.checkout(token, '525');
    shop.paddle.deliveries.hold();
    shop.paddle.seller.pay(order.transactionId);
    expect((await reconcile()).differences).toMatchObject([
      {
        ...{ kind: 'STATE', orderId: order.id },
        ...{ ours: { state: 'OPEN', paid: null }, theirs: { status: 'completed', paid: 499 } },
      },
    ]);
    await shop.paddle.deliveries.release();
    await shop.settle();
    expect((await reconcile()).kinds).toEqual([]);
  });

  test('finds an order without a transaction here that was paid there', async () => {
    const { token } = await newPerson(shop.api);
    const order = await shop.checkout(token, '525');
    await query('update orders set transaction_id = null where id = $1', [order.id]);
    shop.paddle.deliveries.hold();
    shop.paddle.seller.pay(order.transactionId);
    expect((await reconcile()).differences).toMatchObject([{ kind: 'STATE', orderId: order.id }]);
  });

  test('finds another amount, also of refunds', async () => {
    const [buyer, refunded] = [await client.newBuyer(), await client.newBuyer()];
    await query('update orders set paid = 500 where id = $1', [buyer.order.id]);
    shop.paddle.deliveries.hold();
    shop.paddle.seller.adjust(refunded.order.transactionId, { action: 'refund', cents: 100 });
    expect((await reconcile()).differences).toMatchObject([
      { kind: 'AMOUNT', orderId: buyer.order.id, ours: { paid: 500 }, theirs: { paid: 499 } },
      { kind: 'AMOUNT', orderId: refunded.order.id, ours: { refunded: 0 }, theirs: { refunded: 100 } },
    ]);
  });

  test('finds points that were not granted or not taken back', async () => {
    const [buyer, refunded, member] = [
      await client.newBuyer(),
      await client.newBuyer(),
      await newPerson(shop.api),
    ];
    const plan = await shop.buy(member.token, 'PLUS');
    shop.paddle.seller.adjust(refunded.order.transactionId, { action: 'refund' });
    await shop.settle();
    await query('update orders set points = 600 where id = $1', [buyer.order.id]);
    await query('update orders set points = 1 where id = $1', [plan.id]);
    await query('delete from payment_clawbacks where transaction_id = $1', [refunded.order.transactionId]);
    expect((await reconcile()).differences).toMatchObject([
      { kind: 'POINTS', orderId: buyer.order.id, ours: { points: 525, pointsDue: 600 } },
      { kind: 'POINTS', orderId: refunded.order.id, ours: { points: 525, pointsDue: 0 } },
      { kind: 'POINTS', orderId: plan.id, ours: { points: 3_000, pointsDue: 1 } },
    ]);
  });

  test('compares the given days only', async () => {
    const buyer = await client.newBuyer();
    await query('update orders set paid = 500 where id = $1', [buyer.order.id]);
    expect((await reconcile('2026-02-27', '2026-02-28')).result).toMatchObject({
      transactions: 0,
      orders: 0,
    });
    expect((await reconcile('2026-02-28', '2026-03-01')).kinds).toEqual(['AMOUNT']);
  });

  test('reads more than one page of both sides', async () => {
    const { token } = await newPerson(shop.api);
    for (let n = 0; n < 35; n++) await shop.checkout(token, '100');
    const { result, kinds } = await reconcile();
    expect(result).toMatchObject({ transactions: 35, orders: 35 });
    expect(kinds).toEqual([]);
  });

  test('finds the same again after an interruption', async () => {
    const buyer = await client.newBuyer();
    await query('update orders set paid = 500 where id = $1', [buyer.order.id]);
    const { result } = await reconcile();
    await shop.api.paymentsAdmin.runReconciliation?.(result.id);
    expect(await client.list(`differences?reconciliationId=${result.id}`)).toHaveLength(1);
  });

  test('is begun once while it runs, and replaces the one before', async () => {
    const begin = async () => (await client.post('reconcile', { from: DAY, to: DAY })).data;
    const begun = await Promise.all([begin(), begin(), begin()]);
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    await shop.api.paymentsAdmin.runReconciliation?.(String(begun[0]?.id));
    const next = await begin();
    expect(next).toMatchObject({ state: 'RUNNING', differences: 0 });
    expect(next.id).not.toBe(begun[0]?.id);
    expect(await client.actionsOn(String(next.id))).toEqual(['payments.reconcile']);
  });

  test('fails while the provider cannot be reached', async () => {
    const { data } = await client.post('reconcile', { from: DAY, to: DAY });
    await shop.paddle.close();
    await expect(shop.api.paymentsAdmin.runReconciliation?.(String(data.id))).rejects.toThrow();
    expect(await client.get('reconciliation')).toMatchObject({ state: 'FAILED' });
  });
});
