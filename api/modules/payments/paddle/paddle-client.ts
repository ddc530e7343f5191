import { ApiError, type Environment, Paddle } from '@paddle/paddle-node-sdk';
import * as z from 'zod/mini';
import type { PaymentProvider } from './provider.ts';

/** Timeout of a call, in ms. */
const TIMEOUT_MS = 10_000;
const EVENTS_PER_PAGE = 200;

const BASE_URLS = { production: 'https://api.paddle.com', sandbox: 'https://sandbox-api.paddle.com' };

interface PaddleSettings {
  apiKey: string;
  environment: keyof typeof BASE_URLS;
  /** Replaces the address of the environment. */
  baseUrl: string | undefined;
}

const eventsPage = z.object({ data: z.array(z.unknown()) });

/** Paddle's API, or a server that imitates it. */
export function createPaddleClient({ apiKey, environment, baseUrl }: PaddleSettings): PaymentProvider {
  const address = (baseUrl ?? BASE_URLS[environment]).replace(/\/$/, '');
  // The SDK takes any address in place of an environment.
  const paddle = new Paddle(apiKey, { environment: address as Environment });
  return {
    async createTransaction({ orderId, priceId, quantity, discountPercent, customerId }) {
      const { id } = await inTime(
        paddle.transactions.create({
          items: [{ priceId, quantity }],
          customData: { orderId },
          currencyCode: 'USD',
          ...(customerId !== null && { customerId }),
          ...(discountPercent > 0 && {
            discount: {
              type: 'percentage',
              amount: String(discountPercent),
              description: 'Member discount',
            },
          }),
        }),
      );
      return id;
    },

    async openPortal(customerId, subscriptionIds) {
      const { urls } = await inTime(paddle.customerPortalSessions.create(customerId, [...subscriptionIds]));
      return urls.general.overview;
    },

    async cancelSubscription(id) {
      try {
        await inTime(paddle.subscriptions.cancel(id, { effectiveFrom: 'immediately' }));
      } catch (error) {
        const isEnded = error instanceof ApiError && /canceled|not_found/.test(error.code);
        if (!isEnded) throw error;
      }
    },

    // The SDK converts the bodies of events; they are stored as they are.
    async listEvents(after) {
      const query = new URLSearchParams({ order_by: 'id[ASC]', per_page: String(EVENTS_PER_PAGE) });
      if (after !== null) query.set('after', after);
      const response = await fetch(`${address}/events?${query}`, {
        headers: { authorization: `Bearer ${apiKey}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The events of the payment provider: HTTP ${response.status}`);
      return eventsPage.parse(await response.json()).data;
    },
  };
}

/** Rejects if a call takes too long; the SDK has no timeout. */
async function inTime<T>(call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The payment provider did not answer in time.')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
