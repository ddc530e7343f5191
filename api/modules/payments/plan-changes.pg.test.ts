import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { openShop, type Shop } from './testing/shop.ts';

const DAY_MS = 86_400_000;
const MONTH_MS = 31 * DAY_MS;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const memberOf = async (token: string) => (await shop.api.get('/ai-lab/ai-story/member/account', token)).data;
const ask = async (token: string, call: string, input: object = {}) =>
  (await shop.api.post(`/ai-lab/payments/membership/${call}`, input, token)).data;

async function newMember(plan: 'PLUS' | 'PRO') {
  const { token } = await newPerson(shop.api);
  const { transactionId } = await shop.buy(token, plan);
  const subscriptionId = shop.paddle.seller.transaction(transactionId).subscriptionId ?? '';
  return { token, subscriptionId };
}

/** Changes a plan for the amount that the preview says. */
async function change(token: string, plan: 'PLUS' | 'PRO') {
  const { dueNow } = await ask(token, 'preview', { plan });
  const changed = await ask(token, 'change', { plan, dueNow });
  await shop.settle();
  return changed;
}

/** Moves the clocks of the API and the provider. */
async function pass(ms: number): Promise<void> {
  shop.api.clock.advance(ms);
  shop.paddle.seller.advance(0);
  await shop.settle();
}

describe('an upgrade', () => {
  test('costs the rest of the month at the new price, and takes effect at once', async () => {
    const { token } = await newMember('PLUS');
    const { renewsAt } = await memberOf(token);
    await pass(10 * DAY_MS);
    const rate = (Date.parse(String(renewsAt)) - shop.api.clock.now().getTime()) / MONTH_MS;
    const preview = await ask(token, 'preview', { plan: 'PRO' });
    expect(preview).toMatchObject({ plan: 'PRO', nextPaymentAt: renewsAt, nextPrice: 1_999 });
    expect(preview.dueNow).toBe(Math.round(1_999 * rate) - Math.round(999 * rate));
    expect(await change(token, 'PRO')).toMatchObject({ dueNow: preview.dueNow });
    expect(await memberOf(token)).toMatchObject({ plan: 'PRO', nextPlan: null, renewsAt });
    const { data } = await shop.api.get('/ai-lab/payments/orders', token);
    expect((data.pageList as unknown as object[])[0]).toMatchObject({
      plan: 'PRO',
      price: preview.dueNow,
      pointsCount: 0,
    });
  });

  test('adds no points of its own; the next month adds those of the new plan', async () => {
    const { token } = await newMember('PLUS');
    await change(token, 'PRO');
    expect(await shop.balance(token)).toBe(3_050);
    await pass(MONTH_MS);
    expect(await shop.balance(token)).toBe(8_050);
  });

  test('that would cost more than was shown is refused, and costs nothing', async () => {
    const { token } = await newMember('PLUS');
    const { dueNow } = await ask(token, 'preview', { plan: 'PRO' });
    const refusal = await ask(token, 'change', { plan: 'PRO', dueNow: Number(dueNow) - 1 });
    expect(refusal).toMatchObject({ error: 'payment.amount_changed', dueNow });
    await shop.settle();
    expect(await memberOf(token)).toMatchObject({ plan: 'PLUS' });
  });

  test('whose payment is declined leaves the plan as it is', async () => {
    const { token, subscriptionId } = await newMember('PLUS');
    shop.paddle.seller.setDeclining(subscriptionId, true);
    expect(await change(token, 'PRO')).toMatchObject({ error: 'payment.declined' });
    expect(await memberOf(token)).toMatchObject({ plan: 'PLUS', nextPlan: null });
    shop.paddle.seller.setDeclining(subscriptionId, false);
  });

  test('is charged once by two tabs', async () => {
    const { token, subscriptionId } = await newMember('PLUS');
    const { dueNow } = await ask(token, 'preview', { plan: 'PRO' });
    const input = { plan: 'PRO', dueNow };
    await Promise.all([ask(token, 'change', input), ask(token, 'change', input)]);
    await shop.settle();
    const { customerId } = shop.paddle.seller.subscription(subscriptionId);
    const charged = shop.paddle.seller
      .transactionsOf(customerId)
      .filter(({ origin }) => origin === 'subscription_update')
      .map((transaction) => shop.paddle.seller.totalOf(transaction));
    expect(charged.reduce((sum, cents) => sum + cents, 0)).toBe(dueNow);
  });
});

describe('a downgrade', () => {
  test('costs nothing, and takes effect at the end of the month', async () => {
    const { token } = await newMember('PRO');
    const { renewsAt } = await memberOf(token);
    expect(await change(token, 'PLUS')).toMatchObject({ dueNow: 0, effectiveAt: renewsAt });
    expect(await memberOf(token)).toMatchObject({
      plan: 'PRO',
      nextPlan: 'PLUS',
      renewsAt,
      packDiscountPercent: 20,
      unlimitedStandardChat: true,
    });
    expect(await shop.balance(token)).toBe(5_050);
    await pass(MONTH_MS);
    expect(await memberOf(token)).toMatchObject({ plan: 'PLUS', nextPlan: null, packDiscountPercent: 10 });
    expect(await shop.balance(token)).toBe(8_050);
  });

  test('takes effect at its time although no webhook arrives', async () => {
    const { token } = await newMember('PRO');
    await change(token, 'PLUS');
    shop.paddle.deliveries.hold();
    shop.api.clock.advance(MONTH_MS);
    expect(await memberOf(token)).toMatchObject({ plan: 'PLUS' });
    await shop.paddle.deliveries.release((events) => events);
    await shop.settle();
  });

  test('can be taken back without a payment', async () => {
    const { token } = await newMember('PRO');
    await change(token, 'PLUS');
    expect(await change(token, 'PRO')).toMatchObject({ dueNow: 0 });
    expect(await memberOf(token)).toMatchObject({ plan: 'PRO', nextPlan: null });
    await pass(MONTH_MS);
    expect(await shop.balance(token)).toBe(10_050);
  });

  test('keeps the plan to the end of the month whatever the order of its webhooks', async () => {
    const { token, subscriptionId } = await newMember('PRO');
    shop.paddle.deliveries.hold();
    shop.paddle.seller.keepSubscription(subscriptionId);
    shop.api.clock.advance(60_000);
    const { dueNow } = await ask(token, 'preview', { plan: 'PLUS' });
    await ask(token, 'change', { plan: 'PLUS', dueNow });
    await shop.paddle.deliveries.release((events) => [...events.toReversed(), ...events]);
    await shop.settle();
    expect(await memberOf(token)).toMatchObject({ plan: 'PRO', nextPlan: 'PLUS' });
  });
});

describe('a cancellation', () => {
  test('ends the plan with its month, and can be taken back until then', async () => {
    const { token } = await newMember('PLUS');
    const { renewsAt } = await memberOf(token);
    await ask(token, 'cancel');
    await ask(token, 'cancel');
    await shop.settle();
    expect(await memberOf(token)).toMatchObject({ plan: 'PLUS', renewsAt: null, endsAt: renewsAt });
    expect(await ask(token, 'preview', { plan: 'PRO' })).toMatchObject({ error: 'payment.change_refused' });
    await ask(token, 'resume');
    await ask(token, 'resume');
    await shop.settle();
    expect(await memberOf(token)).toMatchObject({ plan: 'PLUS', renewsAt, endsAt: null });
    await ask(token, 'cancel');
    await pass(MONTH_MS);
    expect(await memberOf(token)).toMatchObject({ plan: null });
    expect(await shop.balance(token)).toBe(3_050);
    expect(await ask(token, 'resume')).toMatchObject({ error: 'payment.no_membership' });
  });

  test('is not possible without a membership', async () => {
    const { token } = await newPerson(shop.api);
    for (const [call, input] of [
      ['cancel', {}],
      ['resume', {}],
      ['preview', { plan: 'PRO' }],
      ['change', { plan: 'PRO', dueNow: 0 }],
    ] as const) {
      expect(await ask(token, call, input)).toMatchObject({ error: 'payment.no_membership' });
    }
  });
});

describe('a change of plan', () => {
  test('to the same plan is refused', async () => {
    const { token } = await newMember('PLUS');
    expect(await ask(token, 'preview', { plan: 'PLUS' })).toMatchObject({ error: 'payment.same_plan' });
  });

  test('is refused while a payment is past due', async () => {
    const { token, subscriptionId } = await newMember('PLUS');
    shop.paddle.seller.setDeclining(subscriptionId, true);
    await pass(MONTH_MS);
    expect(await memberOf(token)).toMatchObject({ isPastDue: true });
    expect(await ask(token, 'preview', { plan: 'PRO' })).toMatchObject({ error: 'payment.change_refused' });
  });
});
