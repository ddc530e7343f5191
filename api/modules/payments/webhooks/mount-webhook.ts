import type { App } from '../../../platform/http/app.ts';
import type { Logger } from '../../../platform/logger.ts';
import { type EventReceiver, WebhookRefused } from './receive.ts';

export const WEBHOOK_PATH = '/ai-lab/payments/webhook';

/** Time between two log lines about refused webhooks, in ms: anybody can send them. */
const REFUSAL_LOG_MS = 60_000;

/**
 * Receives the provider's webhooks: 200 once the event is stored; 400 for a bad signature or body, and 500 for a failure. The
 * provider sends all but the first again, so that a replaced secret loses nothing.
 */
export function mountWebhook(app: App, receiver: Pick<EventReceiver, 'receive'> | null): void {
  if (receiver === null) return;
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;

  function noteRefusal(log: Logger, reason: string) {
    refused += 1;
    if (performance.now() - loggedAt < REFUSAL_LOG_MS) return;
    log.warn({ reason, refused }, 'webhooks were refused');
    refused = 0;
    loggedAt = performance.now();
  }

  app.post(WEBHOOK_PATH, async (c) => {
    c.set('route', `POST ${WEBHOOK_PATH}`);
    const signature = c.req.header('paddle-signature') ?? '';
    const body = new Uint8Array(await c.req.arrayBuffer());
    try {
      await receiver.receive({ signature, body });
    } catch (error) {
      if (error instanceof WebhookRefused) {
        noteRefusal(c.get('facts').log, error.message);
        return c.text('Not stored.', 400);
      }
      c.get('facts').log.warn({ err: error }, 'a webhook was not stored');
      return c.text('Not stored.', 500);
    }
    return c.text('Stored.');
  });
}
