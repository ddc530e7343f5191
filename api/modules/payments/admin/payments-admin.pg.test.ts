import type { AdminMembership } from '@storyloom/contract/entities/admin-membership';
import type { AdminOrder } from '@storyloom/contract/entities/admin-order';
import type { PaymentWebhook } from '@storyloom/contract/entities/payment-webhook';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdLock } from '../../../testing/held-lock.ts';
import { newPerson } from '../../../testing/people.ts';
import { createPaymentsAdminClient } from '../testing/payments-admin-client.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
let client: Awaited<ReturnType<typeof createPaymentsAdminClient>>;

beforeAll(async () => {
  shop = await openShop();
  client = await createPaymentsAdminClient(shop);
});
afterAll(() => shop.close());

describe('the orders of a user', () => {
  test('are listed in every state, the latest first, and the read is in the audit trail', async () => {
    const buyer = await client.newBuyer();
    shop.api.clock.advance(1_000);
    await shop.checkout(buyer.token, '100');
    const orders = await client.list<AdminOrder>(`orders?userId=${buyer.id}`);
    expect(orders).toMatchObject([
      { state: 'OPEN', paid: null, refundable: 0 },
      {
        state: 'PAID',
        paid: 499,
        refundable: 499,
        transactionId: buyer.order.transactionId,
        adjustments: [],
      },
    ]);
    expect(await client.actionsOn(buyer.id)).toEqual(['user.read-orders']);
  });

  test('of an unknown user are refused', async () => {
    for (const path of ['orders', 'webhooks', 'membership']) {
      expect((await client.get(`${path}?userId=nobody`)).error).toBe('user.not_found');
    }
  });
});

describe('the membership of a user', () => {
  test('has the plan and its subscriptions, and the read is in the audit trail', async () => {
    const { id, token } = await newPerson(shop.api);
    const read = async () => (await client.get(`membership?userId=${id}`)) as unknown as AdminMembership;
    expect(await read()).toMatchObject({ member: { plan: null }, subscriptions: [] });
    await shop.buy(token, 'PRO');
    expect(await read()).toMatchObject({
      member: { plan: 'PRO' },
      subscriptions: [{ plan: 'PRO', status: 'active', endsAt: null }],
    });
    expect(await client.actionsOn(id)).toEqual(['user.read-membership', 'user.read-membership']);
  });
});

describe('the webhooks of a user', () => {
  test('are those of the orders and subscriptions, the latest first, without card data', async () => {
    const buyer = await client.newBuyer();
    shop.api.clock.advance(1_000);
    await shop.buy(buyer.token, 'PLUS');
    await client.newBuyer();
    const answer = await client.get(`webhooks?userId=${buyer.id}`);
    const webhooks = answer.pageList as PaymentWebhook[];
    expect(webhooks.map(({ type }) => type).sort()).toEqual([
      ...['subscription.activated', 'subscription.created'],
      ...['transaction.completed', 'transaction.completed'],
    ]);
    expect(webhooks.at(-1)).toMatchObject({
      ...{ subjectId: buyer.order.transactionId, status: 'completed', action: null, amount: 499 },
      appliedAt: expect.any(String),
    });
    expect(JSON.stringify(answer)).not.toContain('4242');
    const { rows } = await shop.api.database.pool.query(
      "select from payment_events where data::text like '%4242%'",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(await client.actionsOn(buyer.id)).toEqual(['user.read-webhooks']);
  });

  test('continue by cursor', async () => {
    const { id, token } = await newPerson(shop.api);
    await shop.buy(token, 'PLUS');
    const all = await client.list<PaymentWebhook>(`webhooks?userId=${id}`);
    const first = await client.get(`webhooks?userId=${id}&size=2`);
    const rest = await client.list<PaymentWebhook>(`webhooks?userId=${id}&page=2&after=${first.nextCursor}`);
    expect([...(first.pageList as PaymentWebhook[]), ...rest]).toEqual(all);
  });
});

describe('a replayed webhook', () => {
  const replay = (id: string) => client.post('replay-webhook', { id });

  test('changes nothing that was applied, however often', async () => {
    const { id, token } = await newPerson(shop.api);
    const { transactionId } = await shop.buy(token, 'PRO');
    shop.paddle.seller.adjust(transactionId, { action: 'refund', cents: 100 });
    await shop.settle();
    const before = [await shop.balance(token), (await client.get(`membership?userId=${id}`)).member];
    const webhooks = await client.list<PaymentWebhook>(`webhooks?userId=${id}`);
    expect(webhooks).toHaveLength(4);
    for (const webhook of [...webhooks, ...webhooks]) {
      expect((await replay(webhook.id)).data).toMatchObject({ id: webhook.id, appliedAt: null });
      await shop.settle();
    }
    expect([await shop.balance(token), (await client.get(`membership?userId=${id}`)).member]).toEqual(before);
    const after = await client.list<PaymentWebhook>(`webhooks?userId=${id}`);
    expect(after.every(({ appliedAt }) => appliedAt !== null)).toBe(true);
    expect(await client.actionsOn(webhooks[0]?.id ?? '')).toEqual(['webhook.replay', 'webhook.replay']);
  });

  test('applies what was not applied', async () => {
    const buyer = await client.newBuyer();
    // The state is that of an order whose points were lost with its row.
    await shop.api.database.pool.query(
      "update orders set state = 'OPEN', paid = null, points_added_at = null where id = $1",
      [buyer.order.id],
    );
    const [webhook] = await client.list<PaymentWebhook>(`webhooks?userId=${buyer.id}`);
    await replay(webhook?.id ?? '');
    await shop.settle();
    expect(await client.orderOf(buyer)).toMatchObject({ state: 'PAID', paid: 499 });
    expect(await shop.balance(buyer.token)).toBe(575);
  });

  test('that is about to be committed is waited for by a job that has started', async () => {
    const buyer = await client.newBuyer();
    const [webhook] = await client.list<PaymentWebhook>(`webhooks?userId=${buyer.id}`);
    const audit = await holdLock(shop.api.url, 'lock table audit_entries in exclusive mode');
    const replayed = replay(webhook?.id ?? '');
    await expect.poll(audit.waiters).toBe(1);
    const applied = shop.api.payments.applySubject(buyer.order.transactionId);
    try {
      await expect.poll(audit.waiters).toBe(2);
    } finally {
      await audit.release();
    }
    await Promise.all([replayed, applied]);
    const [after] = await client.list<PaymentWebhook>(`webhooks?userId=${buyer.id}`);
    expect(after?.appliedAt).not.toBeNull();
  });

  test('that is unknown is refused', async () => {
    expect((await replay('evt_unknown')).data.error).toBe('payment.webhook_not_found');
    expect((await replay("' or true --")).data.error).toBe('request.invalid');
  });
});

describe('a reconciliation', () => {
  test.each([
    ['2026-03-02', '2026-03-01'],
    ['2026-01-01', '2026-02-01'],
    ['2026-02-30', '2026-03-01'],
    ['yesterday', '2026-03-01'],
  ])('rejects the days %s to %s', async (from, to) => {
    expect((await client.post('reconcile', { from, to })).data.error).toBe('request.invalid');
  });
});
