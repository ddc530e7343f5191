import type { ValuesOf } from '../../../platform/settings.ts';
import type { paymentsSettings } from '../payments.config.ts';
import { offerNames } from '../price-list.ts';
import { createPaddleClient } from './paddle-client.ts';
import type { PaymentProvider } from './provider.ts';

/** How payments are taken. */
export interface Payments {
  provider: PaymentProvider;
  webhookSecrets: readonly string[];
  payOrigin: string;
}

/** The configured provider; null if none is. Throws if its settings are incomplete. */
export function pickPayments(config: ValuesOf<typeof paymentsSettings>): Payments | null {
  const { PADDLE_API_KEY: apiKey, PADDLE_WEBHOOK_SECRET: secret, PAY_ORIGIN: payOrigin } = config;
  if (apiKey === undefined) return null;
  if (secret === undefined) throw incomplete('PADDLE_WEBHOOK_SECRET', 'pdl_ntfset_…');
  if (payOrigin === undefined) throw incomplete('PAY_ORIGIN', 'https://pay.stories.example');
  const missing = offerNames.filter((name) => config.PADDLE_PRICES[name] === undefined);
  if (missing.length > 0) throw incomplete(`PADDLE_PRICES of ${missing.join(', ')}`, '\'{"100":"pri_…",…}\'');
  const { PADDLE_ENVIRONMENT: environment, PADDLE_API_URL: baseUrl } = config;
  return {
    provider: createPaddleClient({ apiKey, environment, baseUrl }),
    webhookSecrets: secret.split(',').map((each) => each.trim()),
    payOrigin: new URL(payOrigin).origin,
  };
}

function incomplete(name: string, example: string): Error {
  return new Error(`${name} is missing: PADDLE_API_KEY is set. Example: ${name.split(' ')[0]}=${example}`);
}
