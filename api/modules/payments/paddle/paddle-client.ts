import {
  ApiError,
  type Environment,
  Paddle,
  type UpdateSubscriptionRequestBody,
} from '@paddle/paddle-node-sdk';
import * as z from 'zod/mini';
import { amount } from '../webhooks/event-body.ts';
import { DeclinedError, type PaymentProvider, type PriceChange } from './provider.ts';

/** Timeout of a call, in ms. */
const TIMEOUT_MS = 10_000;
const EVENTS_PER_PAGE = 200;

/** Collects a transaction by an invoice, which a checkout cannot pay. */
const UNPAYABLE = {
  collectionMode: 'manual',
  billingDetails: {
    enableCheckout: false,
    purchaseOrderNumber: 'replaced',
    additionalInformation: 'Another purchase took its place.',
    paymentTerms: { interval: 'day', frequency: 1 },
  },
} as const;

const BASE_URLS = { production: 'https://api.paddle.com', sandbox: 'https://sandbox-api.paddle.com' };
const DASHBOARDS = {
  production: 'https://vendors.paddle.com',
  sandbox: 'https://sandbox-vendors.paddle.com',
};

interface PaddleSettings {
  apiKey: string;
  environment: keyof typeof BASE_URLS;
  /** Replaces the address of the environment. */
  baseUrl: string | undefined;
}

const eventsPage = z.object({ data: z.array(z.unknown()) });
const pricesPage = z.object({
  data: z.array(z.object({ id: z.string(), unit_price: z.object({ amount, currency_code: z.string() }) })),
});
/** Paddle's API, or a server that imitates it. */
export function createPaddleClient({ apiKey, environment, baseUrl }: PaddleSettings): PaymentProvider {
  const address = (baseUrl ?? BASE_URLS[environment]).replace(/\/$/, '');
  // The SDK accepts any address in place of an environment.
  const paddle = new Paddle(apiKey, { environment: address as Environment });

  /** Reads a list as it is: the SDK converts its fields. */
  async function read(path: string, query: Record<string, string>): Promise<unknown> {
    const response = await fetch(`${address}/${path}?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The payment provider’s ${path}: HTTP ${response.status}`);
    return response.json();
  }

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

    async closeTransaction(id) {
      try {
        await inTime(paddle.transactions.update(id, { status: 'canceled' }));
        return 'closed';
      } catch (error) {
        if (hasCode(error, /not_found/)) return 'closed';
        if (!hasCode(error, /^transaction_(?:invalid_status_change|immutable)$/)) throw error;
      }
      const { status } = await inTime(paddle.transactions.get(id));
      if (status === 'canceled') return 'closed';
      if (status !== 'draft' && status !== 'ready') return 'paid';
      // A draft cannot be cancelled. The checkout refuses one that is paid by an invoice, and no invoice is sent.
      await inTime(paddle.transactions.update(id, UNPAYABLE));
      return 'closed';
    },

    async openPortal(customerId, subscriptionIds) {
      const { urls } = await inTime(paddle.customerPortalSessions.create(customerId, [...subscriptionIds]));
      return urls.general.overview;
    },

    async readCustomData(subscriptionId) {
      const { customData } = await inTime(paddle.subscriptions.get(subscriptionId));
      return { ...customData };
    },

    async previewPrice(subscriptionId, change) {
      const preview = await inTime(paddle.subscriptions.previewUpdate(subscriptionId, toUpdate(change)));
      const due = Number(preview.immediateTransaction?.details.totals.grandTotal ?? 0);
      if (preview.nextBilledAt === null || !Number.isSafeInteger(due)) {
        throw new Error('The payment provider sent an incomplete preview.');
      }
      return { dueNow: Math.max(0, due), nextBilledAt: new Date(preview.nextBilledAt) };
    },

    async changePrice(subscriptionId, change) {
      try {
        await inTime(paddle.subscriptions.update(subscriptionId, toUpdate(change)));
      } catch (error) {
        if (hasCode(error, /declined/)) throw new DeclinedError('The payment of a change was declined.');
        throw error;
      }
    },

    async cancelAtPeriodEnd(id) {
      try {
        await inTime(paddle.subscriptions.cancel(id, { effectiveFrom: 'next_billing_period' }));
      } catch (error) {
        if (!hasCode(error, /pending_changes|canceled/)) throw error;
      }
    },

    async keepSubscription(id) {
      await inTime(paddle.subscriptions.update(id, { scheduledChange: null }));
    },

    async cancelSubscription(id) {
      try {
        await inTime(paddle.subscriptions.cancel(id, { effectiveFrom: 'immediately' }));
      } catch (error) {
        if (!hasCode(error, /canceled|not_found/)) throw error;
      }
    },

    transactionUrl: (id) =>
      baseUrl === undefined ? `${DASHBOARDS[environment]}/transactions-v2/${id}` : `${address}/control#${id}`,

    async readPrices(ids) {
      const { data } = pricesPage.parse(await read('prices', { id: ids.join(',') }));
      return new Map(data.map(({ id, unit_price: price }) => [id, `${price.amount} ${price.currency_code}`]));
    },

    listEvents: async (after) => {
      const page = await read('events', {
        order_by: 'id[ASC]',
        per_page: String(EVENTS_PER_PAGE),
        ...(after !== null && { after }),
      });
      return eventsPage.parse(page).data;
    },
  };
}

const hasCode = (error: unknown, code: RegExp) => error instanceof ApiError && code.test(error.code);

function toUpdate({ priceId, isProrated, customData }: PriceChange): UpdateSubscriptionRequestBody {
  return {
    items: [{ priceId, quantity: 1 }],
    prorationBillingMode: isProrated ? 'prorated_immediately' : 'do_not_bill',
    onPaymentFailure: 'prevent_change',
    customData,
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
