import type { KeyObject } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Preview, previewParameter, Ticket } from '@storyloom/contract/platform/preview';
import * as z from 'zod/mini';
import { isSigned } from '../signatures.ts';

/** Why a preview cannot be shown; the message is for the person who opened it. */
export class PreviewError extends Error {
  readonly status: 400 | 409 | 410 | 502 | 503;

  constructor(status: PreviewError['status'], message: string) {
    super(message);
    this.status = status;
  }
}

/** The preview that a ticket is for. Throws PreviewError for one that is not the registry's or has expired. */
export function openTicket(ticket: string, keys: readonly KeyObject[], now: number): Preview {
  const [payload = '', signature = ''] = z.safeParse(Ticket, ticket).data?.split('.') ?? [];
  if (!isSigned('preview', payload, signature, keys))
    throw new PreviewError(
      400,
      'This preview link is incomplete, or was not made for this site. Ask whoever sent it for the whole link.',
    );
  const { data } = z.safeParse(Preview, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!data)
    throw new PreviewError(
      400,
      'This preview link was made for another version of the site. Ask for a new one.',
    );
  if (Date.parse(data.expires) <= now)
    throw new PreviewError(410, `This preview ended on ${data.expires.slice(0, 10)}. Ask for a new link.`);
  return data;
}

/** The ticket that a browser keeps; null without one. */
export function ticketIn(cookies: string): string | null {
  return /(?:^|;\s*)preview=([\w.-]+)(?:;|$)/.exec(cookies)?.[1] ?? null;
}

/** `Set-Cookie` header that keeps a ticket for `maxAge` seconds; 0 removes it. Scripts cannot read it. */
export function previewCookie(ticket: string, maxAge: number, secure: boolean): string {
  return `${previewParameter}=${ticket}; Path=/; Max-Age=${maxAge}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
}

/** Says why, and ends the preview unless it may be shown later, so that the site itself is not out of reach. */
export function sendPreviewError(response: ServerResponse, error: PreviewError, secure: boolean): void {
  const { status, message } = error;
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    ...(status !== 503 && { 'set-cookie': previewCookie('', 0, secure) }),
  });
  response.end(`${message}\n\nTo see the site as it is live, open /?${previewParameter}= of it.\n`);
}
