import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMails } from '../../../testing/mailbox.ts';
import { createVisitor } from '../../accounts/testing/visitor.ts';
import { findFaults } from '../../points/testing/ledger-checks.ts';
import { createPaymentsAdminClient } from '../testing/payments-admin-client.ts';
import { openShop, type Shop } from '../testing/shop.ts';

const JOB = 'payments.end-second-plans';
const ADMIN_MAIL = 'second-plans-admin@stories.example';
let shop: Shop;
let client: Awaited<ReturnType<typeof createPaymentsAdminClient>>;
let serial = 0;

beforeAll(async () => {
  shop = await openShop();
  client = await createPaymentsAdminClient(shop);
  const admin = createVisitor(shop.api, await shop.api.guest());
  await admin.signUp(ADMIN_MAIL);
  await query('update users set is_admin = true where id = $1', [String((await admin.me()).data.id)]);
});
afterAll(() => shop.close());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.api.database.pool.query<Row>(text, values)).rows;
const runJobs = (attempt?: { isLast: boolean }) => shop.runJobs(JOB, attempt);
/** Runs the job of a subscription again. */
async function runAgain(transactionId: string): Promise<void> {
  const job = shop.api.paymentsAdmin.jobs.find(({ kind }) => kind.name === JOB);
  const attempt = { id: 'again', signal: new AbortController().signal, isLast: false };
  await job?.run({ subscriptionId: subscriptionOf(transactionId).id }, attempt);
}
const refundsOf = (transactionId: string) => shop.paddle.seller.adjustmentsOf(transactionId);
const subscriptionOf = (transactionId: string) => {
  const { seller } = shop.paddle;
  return seller.subscription(seller.transaction(transactionId).subscriptionId ?? '');
};

async function newOwner() {
  const mail = `second-plans-${++serial}@stories.example`;
  const visitor = createVisitor(shop.api, await shop.api.guest());
  await visitor.signUp(mail);
  const token = String(visitor.token);
  return { mail, token, id: String((await visitor.me()).data.id), before: await shop.balance(token) };
}
type Owner = Awaited<ReturnType<typeof newOwner>>;

/** Pays a transaction as if its payment completed while it was being closed. */
function payAnyway(transactionId: string): void {
  const { seller } = shop.paddle;
  Object.assign(seller.transaction(transactionId), { status: 'ready', isInvoice: false });
  seller.pay(transactionId);
}

/** Pays two plans, as from two tabs. The webhooks are held. */
async function payTwice({ token }: Pick<Owner, 'token'>) {
  const first = await shop.checkout(token, 'PLUS');
  const second = await shop.checkout(token, 'PRO');
  shop.paddle.deliveries.hold();
  payAnyway(first.transactionId);
  payAnyway(second.transactionId);
  return { first, second };
}

/** Applies received events, runs the jobs that they send, and applies the events of those. */
async function settle(): Promise<void> {
  await shop.paddle.deliveries.release();
  await shop.settle();
  await runJobs();
  await shop.settle();
}

/** Expects the first plan alone to be left, and the money and points of the second to be back. */
async function expectOnePlan(owner: Owner, first: string, second: string): Promise<void> {
  expect([subscriptionOf(first).status, subscriptionOf(second).status]).toEqual(['active', 'canceled']);
  expect(refundsOf(first)).toEqual([]);
  expect(refundsOf(second)).toMatchObject([{ action: 'refund', cents: 999, status: 'approved' }]);
  expect((await shop.api.payments.memberOf(owner.id)).plan).toBe('PLUS');
  expect(await shop.balance(owner.token)).toBe(owner.before + 3_000);
  expect(await findFaults(shop.api.database.pool)).toEqual([]);
  const mails = await readMails(shop.api, owner.mail);
  const told = mails.filter(({ subject }) => subject === 'We ended your second plan and are refunding it');
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('$9.99 for Pro');
}

describe('a second plan', () => {
  test('is ended and paid back once, and the first one stays active', async () => {
    const owner = await newOwner();
    const { first, second } = await payTwice(owner);
    await settle();
    await expectOnePlan(owner, first.transactionId, second.transactionId);
    const orders = await client.list<{ id: string }>(`orders?userId=${owner.id}`);
    expect(orders.find(({ id }) => id === second.id)).toMatchObject({
      ...{ state: 'REFUNDED', paid: 999, refunded: 999 },
      adjustments: [{ status: 'approved', reason: 'Another plan was running.', by: null }],
    });
  });

  test('is paid back once, however often its webhooks arrive and its job runs', async () => {
    const owner = await newOwner();
    const { first, second } = await payTwice(owner);
    await shop.paddle.deliveries.release((events) => [...events, ...events]);
    await settle();
    for (const { transactionId } of [first, second, second]) await runAgain(transactionId);
    await Promise.all([first, second].map(({ transactionId }) => runAgain(transactionId)));
    await settle();
    await expectOnePlan(owner, first.transactionId, second.transactionId);
  });

  test.each(['of the second plan', 'of the latest'])(
    'is the one that was paid later if the webhooks %s come first',
    async (order) => {
      const owner = await newOwner();
      const { first, second } = await payTwice(owner);
      const ids = [second.transactionId, subscriptionOf(second.transactionId).id];
      const isSecond = ({ data }: { data: Record<string, unknown> }) => ids.includes(String(data.id));
      await shop.paddle.deliveries.release((events) =>
        order === 'of the latest'
          ? events.toReversed()
          : [...events.filter(isSecond), ...events.filter((event) => !isSecond(event))],
      );
      await settle();
      await expectOnePlan(owner, first.transactionId, second.transactionId);
    },
  );

  test('is found when the first plan becomes known later', async () => {
    const owner = await newOwner();
    const { first, second } = await payTwice(owner);
    const ids = [second.transactionId, subscriptionOf(second.transactionId).id];
    await shop.paddle.deliveries.release((events) =>
      events.filter(({ data }) => ids.includes(String(data.id))),
    );
    await settle();
    expect(await shop.balance(owner.token)).toBe(owner.before + 5_000);
    await shop.api.payments.fetchMissed();
    await settle();
    await expectOnePlan(owner, first.transactionId, second.transactionId);
  });

  test('that begins before its payment is known is paid back with it', async () => {
    const owner = await newOwner();
    const { first, second } = await payTwice(owner);
    let late: string[] = [];
    await shop.paddle.deliveries.release((events) => {
      const isLate = ({ event_type: type, data }: (typeof events)[number]) =>
        type.startsWith('transaction.') && data.id === second.transactionId;
      late = events.filter(isLate).map((event) => JSON.stringify(event));
      return events.filter((event) => !isLate(event));
    });
    await settle();
    expect(subscriptionOf(second.transactionId).status).toBe('canceled');
    expect(refundsOf(second.transactionId)).toEqual([]);
    expect(late).toHaveLength(2);
    await shop.api.payments.fetchMissed();
    await settle();
    await expectOnePlan(owner, first.transactionId, second.transactionId);
  });

  test('whose payment is known before its subscription is paid back with it', async () => {
    const owner = await newOwner();
    const { first, second } = await payTwice(owner);
    await shop.paddle.deliveries.release((events) =>
      events.filter(({ event_type: type }) => type.startsWith('transaction.')),
    );
    await settle();
    expect(subscriptionOf(second.transactionId).status).toBe('canceled');
    await shop.api.payments.fetchMissed();
    await settle();
    await expectOnePlan(owner, first.transactionId, second.transactionId);
  });

  test('is ended by a later attempt if the provider did not answer', async () => {
    const owner = await newOwner();
    const { first, second } = await payTwice(owner);
    await shop.paddle.deliveries.release();
    await shop.settle();
    shop.paddle.refuseCalls(true);
    await expect(runJobs()).rejects.toThrow();
    expect((await shop.api.payments.memberOf(owner.id)).plan).toBe('PLUS');
    shop.paddle.refuseCalls(false);
    await runAgain(second.transactionId);
    await settle();
    await expectOnePlan(owner, first.transactionId, second.transactionId);
  });

  test('is not one if the earlier plan is over, even before the provider reports its end', async () => {
    const { token, id } = await newOwner();
    await shop.buy(token, 'PLUS');
    await runJobs();
    await query('update memberships set ends_at = $2 where user_id = $1', [id, shop.api.clock.now()]);
    const next = await shop.buy(token, 'PRO');
    await settle();
    expect(subscriptionOf(next.transactionId).status).toBe('active');
    expect(refundsOf(next.transactionId)).toEqual([]);
    expect((await shop.api.payments.memberOf(id)).plan).toBe('PRO');
  });

  test('ends the purchase of a plan that is still open', async () => {
    const { token } = await newOwner();
    const first = await shop.checkout(token, 'PLUS');
    const open = await shop.checkout(token, 'PRO');
    payAnyway(first.transactionId);
    await settle();
    await shop.runJobs('payments.close-transaction');
    const { seller } = shop.paddle;
    expect(seller.isPayable(seller.transaction(open.transactionId))).toBe(false);
    const { data } = await shop.api.get(`/ai-lab/payments/order?id=${open.id}`, token);
    expect(data.state).toBe('CANCELLED');
  });
});

describe('administrators are notified once of a second plan', () => {
  const faults = async () =>
    (await readMails(shop.api, ADMIN_MAIL)).filter(
      ({ subject }) => subject === 'A second plan was not refunded',
    ).length;

  test('whose refund the provider refuses', async () => {
    const [owner, before] = [await newOwner(), await faults()];
    const { second } = await payTwice(owner);
    // A refund at the provider that is unknown here.
    await shop.paddle.deliveries.release();
    await shop.settle();
    shop.paddle.deliveries.hold();
    shop.paddle.seller.adjust(second.transactionId, { action: 'refund', cents: 300 });
    await runJobs();
    await settle();
    await runAgain(second.transactionId);
    expect((await faults()) - before).toBe(1);
    expect(await client.actionsOn(subscriptionOf(second.transactionId).id)).toEqual([
      'payments.second-plan-fault',
    ]);
  });

  test('whose refund the provider rejects later', async () => {
    const [owner, before] = [await newOwner(), await faults()];
    const { second } = await payTwice(owner);
    await settle();
    expect((await faults()) - before).toBe(0);
    const [refund] = refundsOf(second.transactionId);
    shop.api.clock.advance(60_000);
    shop.paddle.seller.decide(refund?.id ?? '', 'rejected');
    await settle();
    expect((await faults()) - before).toBe(1);
    expect(refundsOf(second.transactionId)).toHaveLength(1);
  });

  test('whose refund was rejected after the process that requested it was killed', async () => {
    const [owner, before] = [await newOwner(), await faults()];
    const { second } = await payTwice(owner);
    await shop.paddle.deliveries.release();
    await shop.settle();
    shop.paddle.deliveries.hold();
    await runJobs();
    // A process that is killed before it stores the answer leaves this row.
    await query("update payment_refunds set state = 'SENDING', adjustment_id = null where order_id = $1", [
      second.id,
    ]);
    const [refund] = refundsOf(second.transactionId);
    shop.api.clock.advance(61_000);
    shop.paddle.seller.decide(refund?.id ?? '', 'rejected');
    await settle();
    await runAgain(second.transactionId);
    expect(refundsOf(second.transactionId)).toHaveLength(1);
    expect((await faults()) - before).toBe(1);
    const mails = await readMails(shop.api, owner.mail);
    expect(
      mails.filter(({ subject }) => subject.startsWith('We ended your second plan and are refunding it')),
    ).toHaveLength(1);
  });

  test('after the last attempt to reach the provider', async () => {
    const [owner, before] = [await newOwner(), await faults()];
    await payTwice(owner);
    await shop.paddle.deliveries.release();
    await shop.settle();
    shop.paddle.refuseCalls(true);
    await expect(runJobs({ isLast: true })).rejects.toThrow();
    shop.paddle.refuseCalls(false);
    expect((await faults()) - before).toBe(1);
  });
});

describe('a guest with a plan who logs in to an account with one', () => {
  test('keeps the earlier plan, and the month of the later one is paid back', async () => {
    const owner = await newOwner();
    const first = await shop.buy(owner.token, 'PLUS');
    await runJobs();
    const guest = createVisitor(shop.api, await shop.api.guest());
    const second = await shop.buy(String(guest.token), 'PRO');
    await runJobs();
    const brought = await shop.balance(String(guest.token));
    await guest.logIn(owner.mail);
    await settle();
    await expectOnePlan(
      { ...owner, token: String(guest.token), before: owner.before + brought - 5_000 },
      first.transactionId,
      second.transactionId,
    );
  });

  test('is not paid back any month before the login', async () => {
    const owner = await newOwner();
    await shop.buy(owner.token, 'PLUS');
    const guest = createVisitor(shop.api, await shop.api.guest());
    const first = await shop.buy(String(guest.token), 'PRO');
    await runJobs();
    shop.api.clock.advance(31 * 86_400_000);
    shop.paddle.seller.advance(0);
    await shop.settle();
    await guest.logIn(owner.mail);
    await settle();
    const { id } = subscriptionOf(first.transactionId);
    const payments = await query<{ transaction: string; state: string }>(
      `select transaction_id as "transaction", state from orders where subscription_id = $1 order by created_at`,
      [id],
    );
    expect(payments.map(({ state }) => state)).toEqual(['PAID', 'REFUNDED']);
    expect(payments.map(({ transaction }) => refundsOf(transaction).length)).toEqual([0, 1]);
  });

  test('of two plans that are being bought continues the one of this device', async () => {
    const owner = await newOwner();
    const left = await shop.checkout(owner.token, 'PLUS');
    const guest = createVisitor(shop.api, await shop.api.guest());
    const kept = await shop.checkout(String(guest.token), 'PRO');
    expect((await guest.logIn(owner.mail)).code).toBe(0);
    await shop.runJobs('payments.close-transaction');
    const { seller } = shop.paddle;
    const isPayable = (id: string) => seller.isPayable(seller.transaction(id));
    expect([left, kept].map(({ transactionId }) => isPayable(transactionId))).toEqual([false, true]);
  });
});
