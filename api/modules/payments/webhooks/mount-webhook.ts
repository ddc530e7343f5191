import type { App } from '../../../platform/http/app.ts';
import type { EventReceiver } from './receive.ts';

export const WEBHOOK_PATH = '/ai-lab/payments/webhook';

/**
 * Receives the provider's webhooks: 200 once the event is stored, otherwise 500, also for a bad signature, so that the provider
 * sends it again and a replaced secret loses nothing.
 */
export function mountWebhook(app: App, receiver: Pick<EventReceiver, 'receive'> | null): void {
  if (receiver === null) return;
  app.post(WEBHOOK_PATH, async (c) => {
    c.set('route', `POST ${WEBHOOK_PATH}`);
    const signature = c.req.header('paddle-signature') ?? '';
    const body = new Uint8Array(await c.req.arrayBuffer());
    try {
      await receiver.receive({ signature, body });
    } catch (error) {
      c.get('facts').log.warn({ err: error }, 'a webhook was not stored');
      return c.text('Not stored.', 500);
    }
    return c.text('Stored.');
  });
}
