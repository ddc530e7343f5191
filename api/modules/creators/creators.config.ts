import * as z from 'zod/mini';
import { isLoopback } from '../../platform/loopback.ts';
import { setting } from '../../platform/settings.ts';

const KEY_BYTES = 32;

const isKey = (text: string) => Buffer.from(text, 'base64').length === KEY_BYTES;

const keys = z.pipe(
  z._default(z.string(), ''),
  z.pipe(
    z.transform((text: string) => text.split(',').flatMap((each) => each.trim() || [])),
    z.array(z.string().check(z.refine(isKey, `each key must be ${KEY_BYTES} bytes in base64`))),
  ),
);

/** Without PAYPAL_CLIENT_ID, administrators pay withdrawals by hand. */
export const creatorsSettings = {
  DOCUMENT_KEYS: setting({
    schema: keys,
    about:
      'Keys that encrypt identity documents, separated by commas: the first encrypts, all decrypt. Without one, only sites on this machine take documents',
    example: 'the output of: openssl rand -base64 32',
    secret: true,
  }),
  PAYPAL_CLIENT_ID: setting({
    schema: z.optional(z.string()),
    about: 'Client id of PayPal, which pays withdrawals after their approval',
    example: 'AeA1QIZXiflr1…',
  }),
  PAYPAL_CLIENT_SECRET: setting({
    schema: z.optional(z.string()),
    about: 'Secret of the client at PayPal',
    example: 'EC4X4Yde1pu…',
    secret: true,
  }),
  PAYPAL_ENVIRONMENT: setting({
    schema: z._default(z.enum(['production', 'sandbox']), 'production'),
    about: 'The environment of PayPal that the client belongs to',
    example: 'sandbox',
  }),
  PAYPAL_API_URL: setting({
    schema: z.optional(
      z
        .url({ protocol: /^https?$/, error: 'must be an address' })
        .check(
          z.refine(
            (url) => url.startsWith('https:') || isLoopback(url),
            'must start with https://, except on this machine',
          ),
        ),
    ),
    about: 'Another address of PayPal’s API, such as that of the test payouts',
    example: 'http://127.0.0.1:4310',
  }),
};
