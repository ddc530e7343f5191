import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import type { AuditRow } from './audit.repository.ts';

/** The body of a request to the webhook: one change, after it has happened. */
export interface Announcement extends AuditRow {
  mfe: string;
  /** The build that was live before. */
  before: string | null;
}

export type Announce = (announcement: Announcement) => void;

export const signatureHeader = 'x-storyloom-signature';

/** Time limit of a request, in ms. */
const timeout = 10_000;

/**
 * Sends each change to an address, once: a failure is logged and not repeated. The header has the HMAC-SHA256 of the body,
 * as `sha256=<hex>`.
 */
export function createWebhook({ url, secret, log }: { url: string; secret: string; log: Logger }): Announce {
  const send = async (announcement: Announcement) => {
    const body = JSON.stringify(announcement);
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  };
  return (announcement) => {
    send(announcement).catch((error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message : error.message;
      const { id: change, mfe } = announcement;
      log.warn({ change, mfe, reason }, 'the webhook did not take a change');
    });
  };
}
