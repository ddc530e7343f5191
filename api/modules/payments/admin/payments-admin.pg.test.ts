import type { AdminMembership } from '@storyloom/contract/admin/entities/admin-membership';
import type { AdminOrder } from '@storyloom/contract/admin/entities/admin-order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
      { state: 'OPEN', paid: null },
      {
        state: 'PAID',
        paid: 499,
        transactionId: buyer.order.transactionId,
        transactionUrl: `${shop.paddle.url}/control#${buyer.order.transactionId}`,
        adjustments: [],
      },
    ]);
    expect(await client.actionsOn(buyer.id)).toEqual(['user.read-orders']);
  });

  test('show a refund made at the provider, whose webhook took the points back', async () => {
    const buyer = await client.newBuyer();
    shop.paddle.seller.adjust(buyer.order.transactionId, { action: 'refund', cents: 100 });
    await shop.settle();
    expect(await client.list<AdminOrder>(`orders?userId=${buyer.id}`)).toMatchObject([
      { state: 'PAID', refunded: 100, adjustments: [{ action: 'refund', status: 'approved', amount: 100 }] },
    ]);
    expect(await shop.balance(buyer.token)).toBe(470);
  });

  test('of an unknown user are refused', async () => {
    for (const path of ['orders', 'membership']) {
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
