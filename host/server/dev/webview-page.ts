import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers `/dev/webview` with a page that plays the app: it shows the site in a frame, and both ends of the bridge. */
export function answerWebviewPage(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url?.split('?', 1)[0] !== '/dev/webview') return false;
  const page = readFileSync(new URL('./webview.html', import.meta.url));
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(page);
  return true;
}
