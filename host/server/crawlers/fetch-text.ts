import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';

const timeoutMs = 30_000;

/**
 * Does for thousands of answers in a row what `fetch` does: the streams and signals that `fetch` makes for each outlive the
 * young generation, and the process grows by 100 MB.
 */
export async function fetchText(input: URL | RequestInfo, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(input));
  const headers = Object.fromEntries(new Headers(init.headers));
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = send(url, { method: init.method ?? 'GET', headers });
  request.setTimeout(timeoutMs, () => request.destroy(new Error(`No answer within ${timeoutMs} ms`)));
  // After the headers, an error also ends the reading of the text, which rejects.
  request.on('error', () => {});
  request.end();
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('No answer');
  const retryAfter = response.headers['retry-after'];
  return new Response(await text(response), {
    status: response.statusCode ?? 0,
    headers: retryAfter ? { 'retry-after': retryAfter } : {},
  });
}
