import { createMinuteGate } from '@storyloom/logging/minute-gate';
import type { App } from '../../../platform/http/app.ts';
import { type EventReceiver, WebhookRefused } from './receive.ts';

export const WEBHOOK_PATH = '/ai-lab/payments/webhook';

/**
 * Receives the provider's webhooks: 200 once the event is stored; 400 for a bad signature or body, and 500 for a failure. The
 * provider sends all but the first again, so that a replaced secret loses nothing.
 */
export function mountWebhook(app: App, receiver: Pick<EventReceiver, 'receive'> | null): void {
  if (receiver === null) return;
  // Anybody can send webhooks that are refused; the metrics count them.
  const isDue = createMinuteGate();
  app.post(WEBHOOK_PATH, async (c) => {
    c.set('route', `POST ${WEBHOOK_PATH}`);
    const signature = c.req.header('paddle-signature') ?? '';
    const body = new Uint8Array(await c.req.arrayBuffer());
    try {
      await receiver.receive({ signature, body });
    } catch (error) {
      if (error instanceof WebhookRefused) {
        if (isDue()) c.get('facts').log.warn({ reason: error.message }, 'a webhook was refused');
        return c.text('Not stored.', 400);
      }
      c.get('facts').log.warn({ err: error }, 'a webhook was not stored');
      return c.text('Not stored.', 500);
    }
    return c.text('Stored.');
  });
}
