import { join } from 'node:path';
import { localPrices } from '@storyloom/testing/pay/prices';
import { startPayments } from '@storyloom/testing/pay/stand-in';

const MINUTE_MS = 60_000;

const { PORT = '', PAY_PORT = '', API_PORT = '', DATA_DIR = '.', PUBLIC_ORIGIN } = process.env;
const sites = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${PORT}`);
const payments = await startPayments({
  port: Number(PAY_PORT),
  apiKey: process.env.PADDLE_API_KEY ?? '',
  webhookSecret: process.env.PADDLE_WEBHOOK_SECRET ?? '',
  prices: localPrices,
  sites: PUBLIC_ORIGIN ? [...new Set([...sites, new URL(PUBLIC_ORIGIN).origin])] : sites,
  retryDelaysMs: [1_000, 5_000, 15_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS],
  file: join(DATA_DIR, 'test-payments.json'),
  async sendWebhook({ body, signature }) {
    const { status } = await fetch(`http://127.0.0.1:${API_PORT}/ai-lab/payments/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'paddle-signature': signature },
      body,
      signal: AbortSignal.timeout(5_000),
    });
    return status;
  },
});

const stop = () => void payments.close().then(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
process.send?.({ type: 'ready' });
