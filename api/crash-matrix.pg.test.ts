import { type SentWebhook, signWebhook } from '@storyloom/testing/pay/deliveries';
import { localPriceIds } from '@storyloom/testing/pay/prices';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, paymentSettings, type Shop, WEBHOOK_SECRET } from './modules/payments/testing/shop.ts';
import { WEBHOOK_PATH } from './modules/payments/webhooks/mount-webhook.ts';
import {
  type CrashMatrix,
  createCrashMatrix,
  type Journey,
  type JourneyKind,
} from './testing/crash/crash-matrix.ts';
import { publishSample } from './testing/story-builder.ts';

/** Processes are started and killed, on a machine that may do other things. */
const CRASHES_MS = 900_000;
/** Webhooks that one process stores at once; a stopped one still counts. */
const WEBHOOKS_AT_ONCE = 4;
/** The same for jobs. */
const JOBS_AT_ONCE = 32;
const WELCOME = 50;
const PACK = 100;

let shop: Shop;
let matrix: CrashMatrix;

beforeAll(async () => {
  // This process handles no jobs.
  shop = await openShop();
  matrix = createCrashMatrix(shop.api, paymentSettings(shop.paddle.url));
  await query("insert into users (id, name, created_at, is_real) values ('author', 'Author', now(), true)");
});
afterAll(async () => {
  await matrix.close();
  await shop.close();
});

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.api.database.pool.query<Row>(text, values)).rows;

/** Calls an endpoint of a process. Returns null if the process ended before it answered. */
async function call(
  base: string,
  { path, token, headers = {} }: { path: string; token: string; headers?: Record<string, string> },
  body: object,
): Promise<{ code: number; data: Record<string, unknown> } | null> {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', tokenid: token, ...headers },
    body: JSON.stringify(body),
  }).catch(() => null);
  return (await response?.json().catch(() => null)) ?? null;
}

/** The kinds of a user's entries, without the gift for new guests. */
const entriesOf = async ({ id }: Journey) =>
  (
    await query<{ kind: string }>('select kind from points_entries where user_id = $1 order by id offset 1', [
      id,
    ])
  ).map(({ kind }) => kind);

describe('a reply', () => {
  interface Play extends Journey {
    storyId: string;
  }

  async function preparePlay(person: Journey): Promise<Play> {
    const at = new Date('2026-01-01');
    const { storyId } = await publishSample(shop.api.database.db, { authorId: 'author', at });
    return { ...person, storyId };
  }

  const send = (
    base: string,
    { token, storyId }: Play,
    clientRequestId: string,
    headers?: Record<string, string>,
  ) =>
    call(
      base,
      { path: '/ai-lab/ai-story/chat', token, ...(headers && { headers }) },
      { storyId, content: 'I look around.', clientRequestId },
    );

  const reply: JourneyKind<Play> = {
    name: 'reply',
    prepare: preparePlay,
    run: (process, journey, stop) =>
      send(process.base, journey, `request-${journey.name}`, process.header(journey.name, stop)),
  };

  test('is charged only if it was delivered, wherever its process is killed', {
    timeout: CRASHES_MS,
  }, async () => {
    const { journeys, statements } = await matrix.killAtEachStatement(reply);
    expect(statements).toMatch(/chat_begin_reply[\s\S]*points_settle/);
    // The leases of the killed process have expired.
    // One by one: the last statement of the killed process may still hold several, and would wait for others.
    for (const { id } of await query<{ id: string }>("select id from runs where state = 'running'"))
      await query('update runs set lease_until = clock_timestamp() where id = $1', [id]);
    const { base } = await matrix.start();
    await expect
      .poll(() => query("select from runs where state = 'running'"), { timeout: 60_000 })
      .toEqual([]);
    const outcomes = new Set<string>();
    for (const journey of journeys) {
      const runs = await query<{ state: string }>('select state from runs where user_id = $1', [journey.id]);
      const state = runs[0]?.state ?? 'none';
      const expected = { none: [], interrupted: ['HOLD', 'REFUND'], done: ['HOLD', 'SETTLE'] }[state];
      expect([state, await entriesOf(journey)]).toEqual([state, expected]);
      outcomes.add(state);
      expect(await send(base, journey, `again-${journey.name}`)).toMatchObject({ code: 0 });
      expect(await shop.balance(journey.token)).toBe(WELCOME - (state === 'done' ? 2 : 1));
    }
    expect([...outcomes].sort()).toEqual(['done', 'interrupted', 'none']);
    await matrix.expectIntactLedger();
  });
});

describe('a purchase', () => {
  interface Paid extends Journey {
    webhook: string;
    transactionId: string;
  }

  const beginCheckout = (base: string, { token }: Journey, headers?: Record<string, string>) =>
    call(
      base,
      { path: '/ai-lab/payments/checkout', token, ...(headers && { headers }) },
      { priceId: localPriceIds[PACK], quantity: 1 },
    );

  /** Pays a transaction. Returns the body of its webhook, which was not sent. */
  async function pay(transactionId: string): Promise<string> {
    const { deliveries, seller } = shop.paddle;
    deliveries.hold();
    seller.pay(transactionId);
    let body = '';
    await deliveries.release((events) => {
      body = JSON.stringify(events.find(({ event_type: type }) => type === 'transaction.completed'));
      return [];
    });
    return body;
  }

  async function preparePaid(person: Journey): Promise<Paid> {
    const { transactionId } = await shop.checkout(person.token, String(PACK));
    return { ...person, transactionId, webhook: await pay(transactionId) };
  }

  const sign = (body: string): SentWebhook => ({
    body,
    signature: signWebhook(body, WEBHOOK_SECRET, Math.floor(Date.now() / 1_000)),
  });

  async function sendWebhook(base: string, given: string, headers: Record<string, string> = {}) {
    const { body, signature } = sign(given);
    const response = await fetch(base + WEBHOOK_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'paddle-signature': signature, ...headers },
      body,
    }).catch(() => null);
    return response === null ? null : { code: response.status === 200 ? 0 : response.status };
  }

  /** Waits for the jobs of the running process. Two minutes later the scheduled job retries those of killed processes. */
  async function expectGranted(journeys: readonly Journey[]): Promise<void> {
    shop.api.clock.set(new Date(Date.now() + 120_000).toISOString());
    const retry = shop.api.payments.jobs.find(({ kind }) => kind.name === 'payments.retry-waiting-events');
    await retry?.run({}, { id: 'retry', signal: new AbortController().signal, isLast: false });
    await expect
      .poll(() => query('select id from payment_events where applied_at is null'), { timeout: 60_000 })
      .toEqual([]);
    for (const journey of journeys) {
      expect([journey.name, await entriesOf(journey)]).toEqual([journey.name, ['PURCHASE']]);
      expect(await shop.balance(journey.token)).toBe(WELCOME + PACK);
    }
    await matrix.expectIntactLedger();
  }

  test('is begun again after a kill at any statement', { timeout: CRASHES_MS }, async () => {
    const { journeys, statements } = await matrix.killAtEachStatement<Journey>({
      name: 'checkout',
      prepare: async (person) => person,
      run: (process, journey, stop) =>
        beginCheckout(process.base, journey, process.header(journey.name, stop)),
    });
    expect(statements).toMatch(/insert into "orders"[\s\S]*update "orders"/);
    const { base } = await matrix.start();
    for (const journey of journeys) {
      const order = await beginCheckout(base, journey);
      const transactionId = new URL(String(order?.data.checkoutUrl)).searchParams.get('_ptxn') ?? '';
      expect(await sendWebhook(base, await pay(transactionId))).toEqual({ code: 0 });
    }
    await expectGranted(journeys);
  });

  test('keeps its webhook and job together, wherever its process is killed', {
    timeout: CRASHES_MS,
  }, async () => {
    const { journeys, statements } = await matrix.killAtEachStatement<Paid>(
      {
        name: 'webhook',
        prepare: preparePaid,
        run: (process, { name, webhook }, stop) =>
          sendWebhook(process.base, webhook, process.header(name, stop)),
      },
      { atOnce: WEBHOOKS_AT_ONCE },
    );
    expect(statements).toMatch(/insert into "payment_events"[\s\S]*pgboss/);
    for (const { transactionId } of journeys) {
      const [stored] = await query<{ events: number; jobs: number }>(
        `select (select count(*)::int from payment_events where subject_id = $1) as events,
          (select count(*)::int from pgboss.job where data->>'subjectId' = $1) as jobs`,
        [transactionId],
      );
      expect(stored?.jobs).toBe(stored?.events);
    }
    const { base } = await matrix.start();
    for (const { webhook } of journeys) expect(await sendWebhook(base, webhook)).toEqual({ code: 0 });
    await expectGranted(journeys);
  });

  test('adds its points once, wherever the process of the job is killed', {
    timeout: CRASHES_MS,
  }, async () => {
    const isDone = async (subjectId: string) =>
      (
        await query("select from pgboss.job where data->>'subjectId' = $1 and state = 'completed'", [
          subjectId,
        ])
      ).length > 0;
    const { journeys, statements } = await matrix.killAtEachStatement<Paid>(
      {
        name: 'grant',
        prepare: preparePaid,
        async run(process, { name: journey, transactionId: subjectId, webhook }, stop) {
          await process.stopJob({ journey, subjectId, ...stop });
          const response = await sendWebhook(process.base, webhook);
          if (stop.statement === 0)
            await expect.poll(() => isDone(subjectId), { timeout: 60_000 }).toBe(true);
          return response;
        },
      },
      { atOnce: JOBS_AT_ONCE },
    );
    expect(statements).toMatch(/pg_advisory_xact_lock[\s\S]*points_credit[\s\S]*"applied_at"/);
    for (const { transactionId } of journeys) {
      const [found] = await query<{ entries: number; applied: number }>(
        `select (select count(*)::int from points_entries where key = 'purchase:' || $1) as entries,
          (select count(applied_at)::int from payment_events where subject_id = $1) as applied`,
        [transactionId],
      );
      expect(found?.entries).toBe(found?.applied);
    }
    await matrix.start();
    await expectGranted(journeys);
  });
});
