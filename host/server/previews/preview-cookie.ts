import type { ServerResponse } from 'node:http';
import { previewParameter } from '@storyloom/contract/platform/preview';
import type { PreviewError } from './preview-error.ts';

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
