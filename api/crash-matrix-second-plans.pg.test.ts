import { signWebhook } from '@storyloom/testing/pay/deliveries';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVisitor } from './modules/accounts/testing/visitor.ts';
import { openShop, paymentSettings, type Shop, WEBHOOK_SECRET } from './modules/payments/testing/shop.ts';
import {
  type CrashMatrix,
  createCrashMatrix,
  type Journey,
  type JourneyKind,
} from './testing/crash/crash-matrix.ts';
import { readMails } from './testing/mailbox.ts';

/** Processes are started and killed, on a machine that may do other things. */
const CRASHES_MS = 180_000;
const JOB = 'payments.end-second-plans';
/** Journeys that one process runs at once; a stopped journey still counts. */
const AT_ONCE = 8;
const PLUS_POINTS = 3_000;

let shop: Shop;
let matrix: CrashMatrix;

beforeAll(async () => {
  // This process handles no jobs.
  shop = await openShop();
  // Only the webhooks that a journey sends arrive before the end.
  shop.paddle.deliveries.hold();
  matrix = createCrashMatrix(shop.api, paymentSettings(shop.paddle.url));
});
afterAll(async () => {
  await matrix.close();
  await shop.close();
});

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.api.database.pool.query<Row>(text, values)).rows;

interface TwoPlans extends Journey {
  mail: string;
  before: number;
  first: string;
  second: string;
  webhook: string;
}

/** Pays a transaction as if its payment completed while it was being closed. Returns its webhook, which was not sent. */
function payAnyway(transactionId: string): string {
  const { seller } = shop.paddle;
  Object.assign(seller.transaction(transactionId), { status: 'ready', isInvoice: false });
  seller.pay(transactionId);
  const events = seller.eventsAfter(null, Number.POSITIVE_INFINITY);
  const isOwn = ({ event_type: type, data }: (typeof events)[number]) =>
    type === 'transaction.completed' && data.id === transactionId;
  return JSON.stringify(events.find(isOwn));
}

async function sendWebhook(body: string): Promise<void> {
  const signature = signWebhook(body, WEBHOOK_SECRET, Math.floor(shop.api.clock.now().getTime() / 1_000));
  expect(await shop.sendWebhook({ body, signature })).toBe(200);
  await shop.settle();
}

const subscriptionOf = (transactionId: string) =>
  shop.paddle.seller.transaction(transactionId).subscriptionId ?? '';

const jobsOf = (subscriptionId: string, states: readonly string[]) =>
  query(
    "select id from pgboss.job where name = $1 and data->>'subscriptionId' = $2 and state::text = any($3)",
    [JOB, subscriptionId, states],
  );

/** A person with the first plan, whose job is done, and with a purchase of the second. */
async function prepare(person: Journey): Promise<TwoPlans> {
  const mail = `${person.name}@stories.example`;
  const visitor = createVisitor(shop.api, person.token);
  await visitor.signUp(mail);
  const token = String(visitor.token);
  const before = await shop.balance(token);
  const { transactionId: first } = await shop.checkout(token, 'PLUS');
  const { transactionId: second } = await shop.checkout(token, 'PRO');
  await sendWebhook(payAnyway(first));
  await query(
    "delete from pgboss.job where name = $1 and data->>'subscriptionId' = $2 and state < 'active'",
    [JOB, subscriptionOf(first)],
  );
  await expect.poll(() => jobsOf(subscriptionOf(first), ['active'])).toEqual([]);
  const { id } = (await visitor.me()).data;
  return { ...person, id: String(id), token, mail, before, first, second, webhook: payAnyway(second) };
}

const secondPlan: JourneyKind<TwoPlans> = {
  name: 'second-plan',
  prepare,
  async run(process, { name: journey, second, webhook }, stop) {
    const subscriptionId = subscriptionOf(second);
    await process.stopJob({ journey, subjectId: `job of ${subscriptionId}`, ...stop });
    await sendWebhook(webhook);
    if (stop.statement === 0)
      await expect.poll(() => jobsOf(subscriptionId, ['completed']), { timeout: 30_000 }).toHaveLength(1);
    return { code: 0 };
  },
};

/** Runs the job again after the time that an attempt may take. */
async function runAgain(subscriptionId: string): Promise<void> {
  const job = shop.api.paymentsAdmin.jobs.find(({ kind }) => kind.name === JOB);
  await job?.run({ subscriptionId }, { id: 'again', signal: new AbortController().signal, isLast: false });
}

describe('a second plan', () => {
  test('is ended and paid back once, wherever the process of its job is killed', {
    timeout: CRASHES_MS,
  }, async () => {
    const { journeys, statements } = await matrix.killAtEachStatement(secondPlan, { atOnce: AT_ONCE });
    expect(statements).toMatch(
      /update "memberships"[\s\S]*insert into "payment_refunds"[\s\S]*insert into "mails"[\s\S]*update "payment_refunds"/,
    );
    shop.api.clock.set(new Date(Date.now() + 120_000).toISOString());
    const { seller } = shop.paddle;
    for (const { second } of journeys) await runAgain(subscriptionOf(second));
    await shop.paddle.deliveries.release();
    await shop.settle();
    for (const { name, id, token, mail, before, first, second } of journeys) {
      const subscriptions = [first, second].map(subscriptionOf);
      const ends = seller
        .eventsAfter(null, Number.POSITIVE_INFINITY)
        .filter(
          ({ event_type: type, data }) =>
            type === 'subscription.canceled' && subscriptions.includes(String(data.id)),
        );
      const told = (await readMails(shop.api, mail)).filter(({ subject }) =>
        subject.startsWith('We ended your second plan and are refunding it'),
      );
      expect({
        ...{ name, ends: ends.map(({ data }) => data.id), mails: told.length },
        refunds: [first, second].map((each) =>
          seller.adjustmentsOf(each).map(({ cents, status }) => [cents, status]),
        ),
        ...{ balance: await shop.balance(token), plan: (await shop.api.payments.memberOf(id)).plan },
      }).toEqual({
        ...{ name, ends: [subscriptions[1]], mails: 1, refunds: [[], [[999, 'approved']]] },
        ...{ balance: before + PLUS_POINTS, plan: 'PLUS' },
      });
    }
    expect(await query("select * from audit_entries where action = 'payments.second-plan-fault'")).toEqual(
      [],
    );
    await matrix.expectIntactLedger();
  });
});
