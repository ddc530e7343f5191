import * as z from 'zod/mini';
import { isLoopback } from '../../platform/loopback.ts';
import { setting } from '../../platform/settings.ts';
import { offerNames } from './price-list.ts';

const words = z.optional(z.string());
const priceId = z.string().check(z.regex(/^pri_[a-z0-9]{26}$/, 'each must be a price id such as pri_01h…'));
const address = z
  .url({ protocol: /^https?$/, error: 'must be an address' })
  .check(
    z.refine(
      (url) => url.startsWith('https:') || isLoopback(url),
      'must start with https://, except on this machine',
    ),
  );

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Without PADDLE_API_KEY nothing can be bought. */
export const paymentsSettings = {
  PADDLE_API_KEY: setting({
    schema: words,
    about: 'API key of Paddle, which takes the payments',
    example: 'pdl_live_apikey_…',
    secret: true,
  }),
  PADDLE_WEBHOOK_SECRET: setting({
    schema: words,
    about: 'Secrets that sign the webhooks, separated by commas; two while a secret is replaced',
    example: 'pdl_ntfset_…',
    secret: true,
  }),
  PADDLE_ENVIRONMENT: setting({
    schema: z._default(z.enum(['production', 'sandbox']), 'production'),
    about: 'The environment of Paddle that the keys belong to',
    example: 'sandbox',
  }),
  PADDLE_API_URL: setting({
    schema: z.optional(address),
    about: 'Another address of Paddle’s API, such as that of the test payments',
    example: 'http://127.0.0.1:4300',
  }),
  PADDLE_PRICES: setting({
    schema: z.pipe(
      z._default(z.string(), '{}'),
      z.pipe(
        z.transform(parseJson),
        z
          .partialRecord(z.enum(offerNames), priceId, `must be a JSON object with ${offerNames.join(', ')}`)
          .check(
            z.refine(
              (prices) => new Set(Object.values(prices)).size === Object.keys(prices).length,
              'must not have a price id twice',
            ),
          ),
      ),
    ),
    about: 'Price ids of Paddle for the packs, by their points, and for the plans',
    example: '\'{"100":"pri_…","525":"pri_…","2200":"pri_…","6000":"pri_…","PLUS":"pri_…","PRO":"pri_…"}\'',
  }),
  PAY_ORIGIN: setting({
    schema: z.optional(address),
    about: 'Origin of the payment page; must differ from that of the site',
    example: 'https://pay.stories.example',
  }),
};
