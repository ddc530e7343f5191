import type { SentWebhook } from '@storyloom/testing/pay/deliveries';
import { localPriceIds, localPrices } from '@storyloom/testing/pay/prices';
import { type LocalPayments, startPayments } from '@storyloom/testing/pay/stand-in';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { WEBHOOK_PATH } from '../webhooks/mount-webhook.ts';

export const API_KEY = 'test-api-key';
export const WEBHOOK_SECRET = 'test-webhook-secret';

export interface Shop {
  api: TestApi;
  paddle: LocalPayments;
  /** Sends a webhook as it is. Returns the status of the answer. */
  sendWebhook(webhook: SentWebhook): Promise<number>;
  /** Waits for the webhooks and applies their events, as the jobs do. */
  settle(): Promise<void>;
  /** Runs the jobs of a kind that were sent, each once. Rejects if one fails. */
  runJobs(name: string): Promise<void>;
  /** Begins a purchase and returns its order. */
  checkout(token: string, offer: string, quantity?: number): Promise<{ id: string; transactionId: string }>;
  /** Buys an offer; its points have been added. */
  buy(token: string, offer: string, quantity?: number): Promise<{ id: string; transactionId: string }>;
  balance(token: string): Promise<number>;
  close(): Promise<void>;
}

/** Settings of an API that takes payments at a stand-in. */
export function paymentSettings(url: string): NodeJS.ProcessEnv {
  return {
    PADDLE_API_KEY: API_KEY,
    PADDLE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    PADDLE_API_URL: url,
    PADDLE_PRICES: JSON.stringify(localPriceIds),
    PAY_ORIGIN: url,
  };
}

/** An API with the stand-in for Paddle, on the clock of the API. */
export async function openShop(env: NodeJS.ProcessEnv = {}, prices = localPrices): Promise<Shop> {
  const at: { api?: TestApi } = {};
  const sendWebhook = async ({ body, signature }: SentWebhook) => {
    const response = await at.api?.app.request(WEBHOOK_PATH, {
      method: 'POST',
      headers: { 'paddle-signature': signature, 'content-type': 'application/json' },
      body,
    });
    return response?.status ?? 0;
  };
  const paddle = await startPayments({
    apiKey: API_KEY,
    webhookSecret: WEBHOOK_SECRET,
    prices,
    sites: [],
    sendWebhook,
    now: () => at.api?.clock.now().getTime() ?? 0,
  });
  const api = await createTestApi({ RATE_LIMIT_FACTOR: '1000', ...paymentSettings(paddle.url), ...env });
  at.api = api;

  async function settle(): Promise<void> {
    await paddle.deliveries.idle();
    const { rows } = await api.database.pool.query<{ subject: string }>(
      `select subject_id as subject from payment_events where applied_at is null
       group by subject_id order by min(occurred_at), min(id)`,
    );
    for (const { subject } of rows) await api.payments.applySubject(subject);
  }

  const ran = new Set<string>();
  async function runJobs(name: string): Promise<void> {
    const handler = api.payments.jobs.find(({ kind }) => kind.name === name);
    const { rows } = await api.database.pool.query<{ id: string; data: object }>(
      'select id, data from pgboss.job where name = $1 order by created_on, id',
      [name],
    );
    for (const { id, data } of rows.filter((row) => !ran.has(row.id))) {
      ran.add(id);
      await handler?.run(data, { id, signal: new AbortController().signal, isLast: false });
    }
  }

  async function checkout(token: string, offer: string, quantity = 1) {
    const input = { priceId: localPriceIds[offer], quantity };
    const { code, msg, data } = await api.post('/ai-lab/payments/checkout', input, token);
    if (code !== 0) throw new Error(msg);
    const transactionId = new URL(String(data.checkoutUrl)).searchParams.get('_ptxn') ?? '';
    return { id: String(data.id), transactionId };
  }

  return {
    api,
    paddle,
    sendWebhook,
    settle,
    runJobs,
    checkout,
    async buy(token, offer, quantity) {
      const order = await checkout(token, offer, quantity);
      paddle.seller.pay(order.transactionId);
      await settle();
      return order;
    },
    balance: async (token) =>
      Number((await api.get('/ai-lab/user-integral-account/account', token)).data.totalIntegral),
    async close() {
      await paddle.close();
      await api.drop();
    },
  };
}
