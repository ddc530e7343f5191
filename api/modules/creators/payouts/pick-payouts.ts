import type { ValuesOf } from '../../../platform/settings.ts';
import type { creatorsSettings } from '../creators.config.ts';
import type { PayoutProvider } from './payout-provider.ts';
import { createPayPalPayouts } from './paypal-payouts.ts';

/** The configured provider; null if administrators pay by hand. Throws if its settings are incomplete. */
export function pickPayouts(config: ValuesOf<typeof creatorsSettings>): PayoutProvider | null {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = config;
  if (clientId === undefined) return null;
  if (clientSecret === undefined) {
    throw new Error(
      'PAYPAL_CLIENT_SECRET is missing: PAYPAL_CLIENT_ID is set. Example: PAYPAL_CLIENT_SECRET=EC4X4Yde1pu…',
    );
  }
  const { PAYPAL_ENVIRONMENT: environment, PAYPAL_API_URL: baseUrl } = config;
  return createPayPalPayouts({ clientId, clientSecret, environment, baseUrl });
}
