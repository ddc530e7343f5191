import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ApiRequest, ApiResponse, HostFunctions } from './messages.ts';

/** Time for a request of a renderer, in ms; its caller gives up earlier. */
const timeoutMs = 10_000;

/** The `fetch` of a renderer, which has no network: the host sends its requests to the API. */
export function createHostFetch(ask: HostFunctions['fetch']): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { url, method, signal } = request;
    const body = request.body === null ? null : await request.text();
    signal.throwIfAborted();
    const aborted = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => aborted.reject(signal.reason));
    const asking = ask({ url, method, headers: [...request.headers], body });
    const response = await Promise.race([asking, aborted.promise]);
    if (!response) throw new TypeError('fetch failed');
    const { status, headers } = response;
    return new Response([204, 205, 304].includes(status) ? null : response.body, { status, headers });
  };
}

/** Its sockets are checked by TCP after a second without data, so a request on a lost path fails early. */
const agent = new Agent({ keepAlive: true });

/** Sends a renderer's request to the API, and to no other address. */
export async function fetchFromApi(
  apiUrl: string,
  { url, method, headers, body }: ApiRequest,
): Promise<ApiResponse | null> {
  if (new URL(url).origin !== new URL(apiUrl).origin) return null;
  const signal = AbortSignal.timeout(timeoutMs);
  const sent = request(url, { agent, method, headers: Object.fromEntries(headers), signal }).end(body);
  try {
    const [response]: IncomingMessage[] = await once(sent, 'response');
    if (!response) return null;
    const { statusCode = 502, headersDistinct } = response;
    const received = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    return { status: statusCode, headers: received, body: await text(response) };
  } catch {
    return null;
  }
}
