import { setTimeout as sleep } from 'node:timers/promises';
import { signWebhook } from '@storyloom/testing/pay/deliveries';

export interface WebhookOrder {
  address: string;
  secret: string;
  bodies: string[];
  perSecond: number;
}

export interface WebhookResult {
  /** Attempts that were not answered with 200 and were repeated. */
  repeated: number;
  /** Webhooks that failed in all their attempts. */
  lost: number;
  /** Durations of all attempts. */
  ms: number[];
}

/** Pause before each further attempt, in ms. */
const RETRY_DELAYS_MS = [1_000, 5_000, 15_000, 30_000, 60_000, 60_000, 60_000];

/**
 * Sends webhooks at a fixed rate, regardless of how long the answers take. Like the provider, repeats those that are
 * not answered with 200, each time with a new timestamp.
 */
async function load({ address, secret, bodies, perSecond }: WebhookOrder): Promise<WebhookResult> {
  const result: WebhookResult = { repeated: 0, lost: 0, ms: [] };
  async function send(body: string): Promise<boolean> {
    const begun = performance.now();
    const signature = signWebhook(body, secret, Math.floor(Date.now() / 1_000));
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'paddle-signature': signature },
      body,
    }).catch(() => null);
    await response?.text();
    result.ms.push(performance.now() - begun);
    return response?.status === 200;
  }
  const sent = bodies.map(async (body, at) => {
    await sleep((at * 1_000) / perSecond);
    if (await send(body)) return;
    for (const delay of RETRY_DELAYS_MS) {
      result.repeated += 1;
      await sleep(delay);
      if (await send(body)) return;
    }
    result.lost += 1;
  });
  await Promise.all(sent);
  return result;
}

process.on('message', (order: WebhookOrder & { type: string }) => {
  if (order.type !== 'load') return;
  void load(order).then((result) => process.send?.({ type: 'load', ...result }));
});
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
process.send?.({ type: 'ready' });
