import { TransportError } from '../errors.ts';
import type { App } from './app.ts';

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Serves the page with unsent mails at `/outbox`, to this machine only: not to requests through the host or from
 * elsewhere, and under a local name only, so that no other site can read it by pointing its name here.
 */
export function mountOutbox(app: App, page: (() => Promise<string>) | null): void {
  app.get('/outbox', async (c) => {
    const isLocal = c.get('facts').isLocal && LOCAL_HOST.test(c.req.header('host') ?? '');
    if (page === null || !isLocal) throw new TransportError(404, 'Not found.');
    return c.html(await page(), 200, {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    });
  });
}
