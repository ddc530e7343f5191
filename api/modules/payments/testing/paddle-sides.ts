import type { SentWebhook } from '@storyloom/testing/pay/deliveries';
import { localPriceIds, localPrices } from '@storyloom/testing/pay/prices';
import { startPayments } from '@storyloom/testing/pay/stand-in';
import * as z from 'zod/mini';
import { createPaddleClient } from '../paddle/paddle-client.ts';
import type { PaymentProvider } from '../paddle/provider.ts';
import { makeEveryEvent, TRIAL } from './every-event.ts';

/** An event without its envelope. */
export interface EventExample {
  type: string;
  data: unknown;
}

/** Paddle, or its stand-in, as the contract tests need it. */
export interface PaddleSide {
  provider: PaymentProvider;
  /** The same provider with a key that it does not know. */
  stranger: PaymentProvider;
  /** Price ids by offer. */
  prices: Readonly<Record<string, string>>;
  /** A transaction as the API returns it. */
  transaction(id: string): Promise<unknown>;
  /** Examples of events of all types. */
  examples(): Promise<EventExample[]>;
  close(): Promise<void>;
}

async function readTransaction(url: string, apiKey: string, id: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${apiKey}` };
  const response = await fetch(`${url}/transactions/${id}`, { headers });
  return z.object({ data: z.unknown() }).parse(await response.json()).data;
}

export async function standIn(): Promise<PaddleSide> {
  const sent: SentWebhook[] = [];
  const paddle = await startPayments({
    apiKey: 'key',
    webhookSecret: 'secret',
    prices: [...localPrices, TRIAL],
    sites: [],
    async sendWebhook(webhook) {
      sent.push(webhook);
      return 200;
    },
  });
  const clientWith = (apiKey: string) =>
    createPaddleClient({ apiKey, environment: 'sandbox', baseUrl: paddle.url });
  return {
    provider: clientWith('key'),
    stranger: clientWith('other'),
    prices: localPriceIds,
    transaction: (id) => readTransaction(paddle.url, 'key', id),
    async examples() {
      await makeEveryEvent(paddle);
      return sent.map(({ body }) => {
        const { event_type: type, data } = JSON.parse(body);
        return { type, data };
      });
    },
    close: () => paddle.close(),
  };
}

const SANDBOX = 'https://sandbox-api.paddle.com';
const simulationTypes = z.object({ data: z.array(z.object({ name: z.string(), payload: z.unknown() })) });

/** Paddle's sandbox with an account's key and prices. Tests read it and begin purchases that are never paid. */
export async function sandbox(apiKey: string, prices: Record<string, string>): Promise<PaddleSide> {
  const clientWith = (key: string) =>
    createPaddleClient({ apiKey: key, environment: 'sandbox', baseUrl: undefined });
  return {
    provider: clientWith(apiKey),
    stranger: clientWith('pdl_sdbx_apikey_other'),
    prices,
    transaction: (id) => readTransaction(SANDBOX, apiKey, id),
    async examples() {
      const response = await fetch(`${SANDBOX}/simulation-types`, {
        headers: { authorization: `Bearer ${apiKey}` },
      });
      const { data } = simulationTypes.parse(await response.json());
      return data
        .filter(({ payload }) => payload !== null && payload !== undefined)
        .map(({ name, payload }) => ({ type: name, data: payload }));
    },
    close: async () => {},
  };
}
