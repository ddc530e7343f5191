import type { IncomingMessage, ServerResponse } from 'node:http';
import { isbot } from 'isbot';

const isFromCrawler = ({ headers }: IncomingMessage): boolean => isbot(headers['user-agent']);

/**
 * Answers a search engine with a status alone, and an outage with 503: it comes back for a page that it could not have, and must
 * not index an error page. False for other visitors.
 */
export function refuseCrawler(request: IncomingMessage, response: ServerResponse, status: number): boolean {
  if (!isFromCrawler(request)) return false;
  const isOutage = status >= 500;
  response.writeHead(isOutage ? 503 : status, { ...(isOutage && { 'retry-after': '120' }) }).end();
  return true;
}

/** An error without a page. */
export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
): void {
  if (refuseCrawler(request, response, status)) return;
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(text);
}
