import { newPaddleId } from '@storyloom/testing/pay/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { createVisitor } from '../accounts/testing/visitor.ts';
import { openShop, type Shop } from './testing/shop.ts';

const DAY_MS = 86_400_000;
const MONTH_MS = 31 * DAY_MS;
let shop: Shop;
let serial = 0;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const memberOf = async (token: string) => (await shop.api.get('/ai-lab/ai-story/member/account', token)).data;
const planOf = async (token: string) => (await shop.api.get('/user/user/login-user', token)).data.plan;

/** A member, with the subscription at the provider. */
async function newMember(offer = 'PLUS') {
  const person = await newPerson(shop.api);
  const order = await shop.buy(person.token, offer);
  const subscriptionId = shop.paddle.seller.transaction(order.transactionId).subscriptionId ?? '';
  return { ...person, transactionId: order.transactionId, subscriptionId };
}

/** Moves the clocks of the API and the provider. */
async function pass(ms: number): Promise<void> {
  // The provider uses the clock of the API.
  shop.api.clock.advance(ms);
  shop.paddle.seller.advance(0);
  await shop.settle();
}

describe('a plan', () => {
  test('begins with its payment, with the points of the first month', async () => {
    const { token } = await newMember('PRO');
    expect(await planOf(token)).toBe('PRO');
    expect(await memberOf(token)).toMatchObject({
      plan: 'PRO',
      endsAt: null,
      isPastDue: false,
      packDiscountPercent: 20,
      premiumModels: true,
      unlimitedStandardChat: true,
    });
    expect((await memberOf(token)).renewsAt).not.toBeNull();
    expect(await shop.balance(token)).toBe(5_050);
  });

  test('adds its points once a month when it renews', async () => {
    const { token } = await newMember();
    await pass(MONTH_MS);
    expect(await shop.balance(token)).toBe(6_050);
    await pass(DAY_MS);
    expect(await shop.balance(token)).toBe(6_050);
    await pass(2 * MONTH_MS);
    expect(await shop.balance(token)).toBe(12_050);
    const { data } = await shop.api.get('/ai-lab/payments/orders', token);
    expect(data.totalCount).toBe(4);
  });

  test('tells the member of each renewal, and not of the purchase', async () => {
    const { token } = await newMember();
    const told = async () =>
      (await shop.api.get('/user/notification/list?with=notices', token)).data.pageList;
    expect(await told()).toEqual([]);
    await pass(MONTH_MS);
    expect(await told()).toMatchObject([{ kind: 'PLAN_RENEWED', plan: 'PLUS', count: 3_000 }]);
    await pass(MONTH_MS);
    expect(await told()).toHaveLength(2);
  });

  test('adds the points of a month that credit pays, in whole or in part, and takes back those of a refunded share', async () => {
    const { token, subscriptionId } = await newMember();
    const { seller } = shop.paddle;
    const { customerId } = seller.subscription(subscriptionId);
    seller.giveCredit(customerId, 1_498);
    await pass(MONTH_MS);
    expect(await shop.balance(token)).toBe(6_050);
    await pass(MONTH_MS);
    expect(await shop.balance(token)).toBe(9_050);
    const payments = seller.transactionsOf(customerId).map(({ id, credit }) => ({ id, credit }));
    expect(payments.map(({ credit }) => credit)).toEqual([0, 999, 499]);
    seller.adjust(payments[2]?.id ?? '', { action: 'refund', cents: 500 });
    await shop.settle();
    expect(await shop.balance(token)).toBe(9_050 - 1_501);
  });

  test('has its own price if a month is billed in another currency', async () => {
    const { token, id, subscriptionId } = await newMember();
    shop.paddle.seller.setCurrency(subscriptionId, 'JPY');
    await pass(MONTH_MS);
    const [latest] = (await shop.api.get('/ai-lab/payments/orders', token)).data.pageList as {
      price: number;
    }[];
    expect(latest?.price).toBe(999);
    const { rows } = await shop.api.database.pool.query(
      'select paid::int, currency from orders where user_id = $1 order by created_at desc limit 1',
      [id],
    );
    expect(rows).toEqual([{ paid: 999, currency: 'JPY' }]);
  });

  test('is not bought again by a change of card', async () => {
    const { token, subscriptionId } = await newMember();
    shop.paddle.seller.changeCard(subscriptionId);
    await shop.settle();
    expect(await shop.balance(token)).toBe(3_050);
    expect((await shop.api.get('/ai-lab/payments/orders', token)).data.totalCount).toBe(1);
  });

  test('adds its points once for two payments of the same month', async () => {
    const { token } = await newMember();
    shop.paddle.deliveries.hold();
    shop.api.clock.advance(MONTH_MS);
    shop.paddle.seller.advance(0);
    await shop.paddle.deliveries.release((events) => [
      ...events,
      ...events
        .filter(({ event_type: type }) => type === 'transaction.completed')
        .map((event) => ({
          ...event,
          event_id: newPaddleId('evt'),
          data: { ...event.data, id: newPaddleId('txn') },
        })),
    ]);
    await shop.settle();
    expect(await shop.balance(token)).toBe(6_050);
  });

  test('begins and renews the same whatever the order of its webhooks', async () => {
    const person = await newPerson(shop.api);
    const { transactionId } = await shop.checkout(person.token, 'PLUS');
    for (const arrange of [
      <T>(events: T[]) => events.toReversed(),
      <T>(events: T[]) => [...events, ...events.toReversed()],
    ]) {
      shop.paddle.deliveries.hold();
      shop.paddle.seller.pay(transactionId);
      shop.api.clock.advance(MONTH_MS);
      shop.paddle.seller.advance(0);
      await shop.paddle.deliveries.release(arrange);
      await shop.settle();
      await shop.settle();
    }
    expect(await shop.balance(person.token)).toBe(50 + 3 * 3_000);
    expect(await memberOf(person.token)).toMatchObject({ plan: 'PLUS', isPastDue: false });
  });

  test('that is cancelled lasts to the end of its month', async () => {
    const { token, subscriptionId } = await newMember();
    shop.paddle.seller.cancelSubscription(subscriptionId, false);
    await shop.settle();
    const { plan, endsAt, renewsAt } = await memberOf(token);
    expect({ plan, renewsAt }).toEqual({ plan: 'PLUS', renewsAt: null });
    expect(endsAt).not.toBeNull();
    await pass(MONTH_MS);
    expect(await planOf(token)).toBeNull();
    expect(await shop.balance(token)).toBe(3_050);
  });

  test('whose cancellation is taken back renews', async () => {
    const { token, subscriptionId } = await newMember();
    shop.paddle.seller.cancelSubscription(subscriptionId, false);
    shop.paddle.seller.keepSubscription(subscriptionId);
    await shop.settle();
    expect(await memberOf(token)).toMatchObject({ plan: 'PLUS', endsAt: null });
  });

  test('stays for a week after a failed payment, and is back once it is paid', async () => {
    const { token, subscriptionId } = await newMember();
    shop.paddle.seller.setDeclining(subscriptionId, true);
    await pass(MONTH_MS);
    const { plan, isPastDue, endsAt, renewsAt } = await memberOf(token);
    expect({ plan, isPastDue, renewsAt }).toEqual({ plan: 'PLUS', isPastDue: true, renewsAt: null });
    expect(endsAt).not.toBeNull();
    expect(await shop.balance(token)).toBe(3_050);
    shop.api.clock.advance(8 * DAY_MS);
    expect(await memberOf(token)).toMatchObject({ plan: null, isPastDue: true });
    await expect(shop.checkout(token, 'PRO')).rejects.toThrow('The last payment of your plan failed');
    shop.paddle.seller.setDeclining(subscriptionId, false);
    await shop.settle();
    expect(await memberOf(token)).toMatchObject({ plan: 'PLUS', isPastDue: false });
    expect(await shop.balance(token)).toBe(6_050);
  });

  test('that is paused gives no benefits until it is resumed', async () => {
    const { token, subscriptionId } = await newMember();
    shop.paddle.seller.pause(subscriptionId);
    await shop.settle();
    expect(await planOf(token)).toBeNull();
    shop.paddle.seller.resume(subscriptionId);
    await shop.settle();
    expect(await planOf(token)).toBe('PLUS');
  });

  test('cannot be bought twice', async () => {
    const { token } = await newMember();
    await expect(shop.checkout(token, 'PRO')).rejects.toThrow('You already have a membership.');
  });

  test('ignores an older event of its subscription', async () => {
    const { token, subscriptionId } = await newMember();
    shop.paddle.deliveries.hold();
    shop.paddle.seller.pause(subscriptionId);
    shop.api.clock.advance(1_000);
    shop.paddle.seller.resume(subscriptionId);
    const [paused, resumed] = [0, 1];
    let events: Parameters<Parameters<typeof shop.paddle.deliveries.release>[0] & object>[0] = [];
    await shop.paddle.deliveries.release((held) => {
      events = held;
      return held.slice(resumed, resumed + 1);
    });
    await shop.settle();
    shop.paddle.deliveries.hold();
    await shop.paddle.deliveries.release(() => events.slice(paused, paused + 1));
    await shop.settle();
    expect(await planOf(token)).toBe('PLUS');
  });

  test('that is refunded gives its points back and runs until it is cancelled', async () => {
    const { token, transactionId } = await newMember();
    shop.paddle.seller.adjust(transactionId, { action: 'refund' });
    await shop.settle();
    expect(await shop.balance(token)).toBe(50);
    expect(await planOf(token)).toBe('PLUS');
  });
});

describe('a guest who buys and then logs in', () => {
  const newMail = () => `buyer${++serial}@example.org`;

  test('keeps purchase and plan in a new account, with a webhook in between', async () => {
    const guest = createVisitor(shop.api, await shop.api.guest());
    const { transactionId } = await shop.checkout(String(guest.token), 'PLUS');
    shop.paddle.deliveries.hold();
    shop.paddle.seller.pay(transactionId);
    await guest.signUp(newMail());
    await shop.paddle.deliveries.release();
    await shop.settle();
    expect(await planOf(String(guest.token))).toBe('PLUS');
    expect(await shop.balance(String(guest.token))).toBe(3_150);
  });

  test.each(['before', 'after'])('has both in an existing account if the webhook comes %s', async (when) => {
    const mail = newMail();
    const owner = createVisitor(shop.api, await shop.api.guest());
    await owner.signUp(mail);
    const before = await shop.balance(String(owner.token));
    const guest = createVisitor(shop.api, await shop.api.guest());
    const orders = [
      await shop.checkout(String(guest.token), 'PRO'),
      await shop.checkout(String(guest.token), '100'),
    ];
    shop.paddle.deliveries.hold();
    for (const { transactionId } of orders) shop.paddle.seller.pay(transactionId);
    const arrive = async () => {
      await shop.paddle.deliveries.release();
      await shop.settle();
    };
    if (when === 'before') await arrive();
    await guest.logIn(mail);
    if (when === 'after') await arrive();
    expect(await planOf(String(guest.token))).toBe('PRO');
    expect(await shop.balance(String(guest.token))).toBe(before + 5_000 + 100);
    const { data } = await shop.api.get('/ai-lab/payments/orders', String(guest.token));
    expect(data.totalCount).toBe(2);
  });

  test('has all points if login and webhook come at once', async () => {
    const mail = newMail();
    const owner = createVisitor(shop.api, await shop.api.guest());
    await owner.signUp(mail);
    const before = await shop.balance(String(owner.token));
    const guest = createVisitor(shop.api, await shop.api.guest());
    const { transactionId } = await shop.checkout(String(guest.token), 'PLUS');
    shop.paddle.seller.pay(transactionId);
    await shop.paddle.deliveries.idle();
    await Promise.allSettled([guest.logIn(mail), shop.settle(), shop.settle()]);
    await shop.settle();
    expect(await planOf(String(guest.token))).toBe('PLUS');
    expect(await shop.balance(String(guest.token))).toBe(before + 3_000);
  });
});

describe('the deletion of an account', () => {
  test('ends its subscription and keeps the sums without the person', async () => {
    const { id, subscriptionId } = await newMember();
    await shop.api.database.db.transaction((tx) => shop.api.payments.erase(tx, { userId: id }));
    const { rows } = await shop.api.database.pool.query(
      "select data from pgboss.job where name = 'payments.end-subscription'",
    );
    expect(rows).toEqual([{ data: { subscriptionId } }]);
    const { rows: orders } = await shop.api.database.pool.query(
      'select count(*)::int as total from orders where user_id = $1',
      [id],
    );
    expect(orders).toEqual([{ total: 0 }]);
  });
});
