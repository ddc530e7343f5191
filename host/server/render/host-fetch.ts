import type { Fetched, Order, Report } from './messages.ts';

/** The `fetch` of a renderer, which has no network: the host sends its requests to the API. */
export function createHostFetch(send: (report: Report) => void) {
  const waiting = new Map<number, (response: Fetched | null) => void>();
  let last = 0;

  const hostFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = request.body === null ? null : await request.text();
    request.signal.throwIfAborted();
    const id = ++last;
    const { promise, resolve, reject } = Promise.withResolvers<Fetched | null>();
    waiting.set(id, resolve);
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
    const { url, method } = request;
    send({ type: 'fetch', id, url, method, headers: [...request.headers], body });
    const response = await promise.finally(() => waiting.delete(id));
    if (!response) throw new TypeError('fetch failed');
    const { status, headers } = response;
    return new Response([204, 205, 304].includes(status) ? null : response.body, { status, headers });
  };

  return {
    fetch: hostFetch,
    take: ({ id, response }: Extract<Order, { type: 'fetched' }>) => waiting.get(id)?.(response),
  };
}
