import type { ServerResponse } from 'node:http';
import { previewParameter } from '@storyloom/contract/platform/preview';
import { previewCookie } from './preview-cookie.ts';

/** Why a preview cannot be shown; the message is for the person who opened it. */
export class PreviewError extends Error {
  readonly status: 400 | 409 | 410 | 503;

  constructor(status: PreviewError['status'], message: string) {
    super(message);
    this.status = status;
  }
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
