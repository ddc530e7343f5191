import { setTimeout as sleep } from 'node:timers/promises';
import { localPriceIds, localPrices } from '@storyloom/testing/pay/prices';
import { emptyRecords, type PaddleEvent } from '@storyloom/testing/pay/records';
import { createSeller } from '@storyloom/testing/pay/seller';
import { ports } from '../ports.ts';
import { startApi } from '../processes/api.ts';
import { startChild } from '../processes/child.ts';
import { query, seedDatabase } from '../processes/database.ts';
import { scratch } from '../processes/scratch.ts';
import type { Comparison } from '../report/comparison.ts';
import { percentile } from '../report/statistics.ts';
import type { WebhookOrder, WebhookResult } from './webhook-load.ts';

export const PER_SECOND = 500;
export const FEW_PER_SECOND = 50;
/** Duration of each side, in seconds. */
export const SECONDS = 20;
const BUYERS = 1_000;
const PACK = 100;
/** Every n-th event is delivered twice. */
const REPEATED = 20;
/** Time in ms after which the provider repeats a webhook without an answer. */
const MAX_ANSWER_MS = 5_000;
const MAX_WAIT_MS = 10 * 60_000;
const SECRET = 'bench-webhook-secret';

/** Starts an API that accepts payments, with buyers. Its provider is only a source of events. */
async function startShop(serverUrl: string): Promise<{ url: string; address: string }> {
  const dataDir = scratch();
  const url = await seedDatabase(serverUrl, { name: `points_webhooks_${Date.now()}`, stories: 0, dataDir });
  await query(
    url,
    "insert into users (id, name, created_at) select 'u' || n, 'Reader', now() from generate_series(1, $1) n",
    [BUYERS],
  );
  const origin = `http://127.0.0.1:${ports.pointsApi}`;
  const env = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    API_PORT: String(ports.pointsApi),
    PADDLE_API_KEY: 'bench-api-key',
    PADDLE_WEBHOOK_SECRET: SECRET,
    // Nothing listens there: webhooks need no call to the provider.
    PADDLE_API_URL: 'http://127.0.0.1:9',
    PADDLE_PRICES: JSON.stringify(localPriceIds),
    PAY_ORIGIN: 'http://127.0.0.1:9',
  };
  await startApi({ name: 'api-webhooks', env });
  return { url, address: `${origin}/ai-lab/payments/webhook` };
}

/** The webhooks of this many purchases, whose orders are stored; some of them twice. */
async function orderPacks(url: string, count: number): Promise<string[]> {
  const events: PaddleEvent[] = [];
  const seller = createSeller({
    ...{ records: emptyRecords(), prices: localPrices, now: Date.now },
    emit: (event) => events.push(event),
  });
  const priceId = localPriceIds[PACK] ?? '';
  const ids = Array.from({ length: count }, (_, at) => {
    const customData = { orderId: `order${at}:${count}` };
    const items = [{ priceId, quantity: 1 }];
    const { id } = seller.createTransaction({ customerId: null, customData, items, discountPercent: 0 });
    seller.pay(id);
    return id;
  });
  await query(
    url,
    `insert into orders (id, user_id, price_id, name, quantity, price, points, state, transaction_id, created_at)
     select 'order' || (n - 1) || ':' || $2::int, 'u' || (1 + n % $3::int), $4, $5::int || ' points', 1, 99, $5::int, 'OPEN', id, now()
     from unnest($1::text[]) with ordinality as transactions (id, n)`,
    [ids, count, BUYERS, priceId, PACK],
  );
  const completed = events.filter(({ event_type: type }) => type === 'transaction.completed');
  return completed.flatMap((event, at) => {
    const body = JSON.stringify(event);
    return at % REPEATED === 0 ? [body, body] : [body];
  });
}

/** Waits until every stored event was applied. Returns the seconds. */
async function untilApplied(url: string): Promise<number> {
  const begun = performance.now();
  const elapsed = () => performance.now() - begun;
  while ((await query(url, 'select from payment_events where applied_at is null limit 1')).length > 0) {
    if (elapsed() > MAX_WAIT_MS) throw new Error('Payment events were not applied in ten minutes.');
    await sleep(100);
  }
  return elapsed() / 1_000;
}

/** Counts orders that are not paid, or whose points differ from those in the ledger. */
const COUNT_WRONG = `
  select count(*)::int as wrong from orders o
  where state <> 'PAID' or points <> (select coalesce(sum(amount), 0) from points_entries
    where key = 'purchase:' || o.transaction_id and user_id = o.user_id)`;

/** Sends the webhooks of purchases at a fixed rate through the API's route. */
export async function measureWebhooks(serverUrl: string): Promise<Comparison[]> {
  const { url, address } = await startShop(serverUrl);
  const loader = await startChild({ name: 'webhooks', script: 'bench/points/webhook-load.ts' });
  const measure = async (perSecond: number) => {
    const bodies = await orderPacks(url, perSecond * SECONDS);
    const order: WebhookOrder = { address, secret: SECRET, bodies, perSecond };
    const begun = performance.now();
    const result = await loader.ask<WebhookResult>('load', order);
    const taken = bodies.length / ((performance.now() - begun) / 1_000);
    return { ...result, taken, seconds: await untilApplied(url) };
  };
  const few = await measure(FEW_PER_SECOND);
  const many = await measure(PER_SECOND);
  const [row] = await query(url, COUNT_WRONG);
  const [totals] = await query(
    url,
    'select sum(balance)::int as points, (select sum(points)::int from orders) as bought from points_accounts',
  );
  const none = { words: '0', kind: 'at most', limit: 0 } as const;
  return [
    { what: 'Webhooks taken a second', unit: '/s', ours: many.taken, other: few.taken },
    { what: 'Webhooks that were not taken', unit: '', ours: many.lost, other: few.lost, target: none },
    { what: 'Attempts that were repeated', unit: '', ours: many.repeated, other: few.repeated },
    {
      what: 'Orders without exactly their points; both sides',
      unit: '',
      ours: Number(row?.wrong),
      other: 0,
      target: none,
    },
    {
      what: 'Points added; other side: points bought',
      unit: '',
      ours: Number(totals?.points),
      other: Number(totals?.bought),
      target: {
        ...{ words: 'equal', kind: 'between' },
        ...{ from: Number(totals?.bought), to: Number(totals?.bought) },
      },
    },
    { what: 'Answer, p50', unit: 'ms', ours: percentile(many.ms, 0.5), other: percentile(few.ms, 0.5) },
    {
      what: 'Answer, p99',
      unit: 'ms',
      ours: percentile(many.ms, 0.99),
      other: percentile(few.ms, 0.99),
      target: { words: `≤ ${MAX_ANSWER_MS / 1_000} s`, kind: 'at most', limit: MAX_ANSWER_MS },
    },
    { what: 'Last points added after the last answer', unit: 's', ours: many.seconds, other: few.seconds },
  ];
}
