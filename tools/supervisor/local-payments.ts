import { randomBytes } from 'node:crypto';
import { localPriceIds } from '@storyloom/testing/pay/prices';

const newSecret = () => randomBytes(24).toString('hex');

/** Settings of an API that takes payments at the stand-in of this machine. The secrets are new at each start. */
export function localPaymentSettings(port: number): Record<string, string> {
  const address = `http://127.0.0.1:${port}`;
  return {
    PAY_PORT: String(port),
    PAY_ORIGIN: address,
    PADDLE_API_URL: address,
    PADDLE_API_KEY: newSecret(),
    PADDLE_WEBHOOK_SECRET: newSecret(),
    PADDLE_PRICES: JSON.stringify(localPriceIds),
  };
}
