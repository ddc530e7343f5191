import * as z from 'zod/mini';
import { type Payout, type PayoutProvider, PayoutRefused, type PayoutStatus } from './payout-provider.ts';
import { describeFailure } from './paypal-failures.ts';

/** Timeout of a call, in ms. */
const TIMEOUT_MS = 15_000;
const BASE_URLS = { production: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' };

interface PayPalSettings {
  clientId: string;
  clientSecret: string;
  environment: keyof typeof BASE_URLS;
  /** Replaces the address of the environment. */
  baseUrl: string | undefined;
}

const tokenAnswer = z.object({ access_token: z.string() });
const batchHeader = z.object({ payout_batch_id: z.string(), batch_status: z.string() });
const createdBatch = z.object({ batch_header: batchHeader });
const batch = z.object({
  batch_header: batchHeader,
  items: z.optional(
    z.array(
      z.object({
        transaction_status: z.optional(z.string()),
        errors: z.optional(z.object({ name: z.optional(z.string()) })),
      }),
    ),
  ),
});
const link = z.object({ href: z.string() });
const failure = z.object({
  name: z.optional(z.string()),
  details: z.optional(z.array(z.object({ field: z.optional(z.string()), link: z.optional(z.array(link)) }))),
  links: z.optional(z.array(link)),
});
type Failure = z.output<typeof failure>;

/**
 * Final states of a payout in which PayPal has returned the money. Every other one may still become one of these
 * or SUCCESS.
 */
const FAILED = new Set(['FAILED', 'RETURNED', 'BLOCKED', 'REFUNDED', 'REVERSED', 'DENIED', 'CANCELED']);

/** PayPal’s Payouts API: one batch with one item for each withdrawal. */
export function createPayPalPayouts({
  clientId,
  clientSecret,
  environment,
  baseUrl,
}: PayPalSettings): PayoutProvider {
  const address = (baseUrl ?? BASE_URLS[environment]).replace(/\/$/, '');

  async function request(path: string, init: RequestInit): Promise<Response> {
    return fetch(`${address}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  }

  async function authorize(): Promise<Record<string, string>> {
    const response = await request('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (!response.ok) throw new Error(`PayPal’s token: HTTP ${response.status}`);
    const { access_token: token } = tokenAnswer.parse(await response.json());
    return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  }

  return {
    name: 'PAYPAL',

    async send(payout) {
      const response = await request('/v1/payments/payouts', {
        method: 'POST',
        headers: await authorize(),
        body: JSON.stringify(toBatch(payout)),
      });
      if (response.ok) return createdBatch.parse(await response.json()).batch_header.payout_batch_id;
      const failed = failure.parse(await response.json().catch(() => ({})));
      const known = findKnownBatch(failed);
      if (known !== undefined) return known;
      if (isRefusal(failed)) throw new PayoutRefused(describeFailure('INVALID_EMAIL'));
      throw new Error(`PayPal’s payouts: HTTP ${response.status} ${failed.name ?? ''}`);
    },

    async check(reference): Promise<PayoutStatus> {
      const response = await request(`/v1/payments/payouts/${encodeURIComponent(reference)}`, {
        headers: await authorize(),
      });
      if (!response.ok) throw new Error(`PayPal’s payout ${reference}: HTTP ${response.status}`);
      const { batch_header: header, items = [] } = batch.parse(await response.json());
      const [item] = items;
      const status = item?.transaction_status ?? header.batch_status;
      // A batch that succeeded may contain an item that is not paid yet.
      if (item?.transaction_status === 'SUCCESS') return { state: 'PAID' };
      if (!FAILED.has(status)) return { state: 'PENDING' };
      return { state: 'FAILED', reason: describeFailure(item?.errors?.name) };
    },
  };
}

/** Finds the batch already sent under the same id: PayPal links it in the details or at the top level. */
function findKnownBatch({ details = [], links = [] }: Failure): string | undefined {
  const all = [...details.flatMap((detail) => detail.link ?? []), ...links];
  return all.map(({ href }) => /\/v1\/payments\/payouts\/([\w-]+)$/.exec(href)?.[1]).find(Boolean);
}

/**
 * True if PayPal refuses the address of the receiver. Among the errors of a new batch, only VALIDATION_ERROR is
 * about the payout; the others are about our account, the load or a known batch
 * (https://developer.paypal.com/api/payouts/test-values), and the payout is sent again. Errors about the
 * receiver's account belong to an item of a batch that PayPal has accepted.
 */
const isRefusal = ({ name, details = [] }: Failure): boolean =>
  name === 'VALIDATION_ERROR' && details.some(({ field = '' }) => /receiver/i.test(field));

function toBatch({ withdrawalId, cents, paypalEmail }: Payout) {
  return {
    sender_batch_header: {
      sender_batch_id: withdrawalId,
      email_subject: 'Your Storyloom earnings',
    },
    items: [
      {
        recipient_type: 'EMAIL',
        amount: { value: (cents / 100).toFixed(2), currency: 'USD' },
        receiver: paypalEmail,
        sender_item_id: withdrawalId,
      },
    ],
  };
}
