import type { Order, Report } from './messages.ts';

/** Time for a request of a renderer, in ms; its caller gives up earlier. */
const timeoutMs = 10_000;

/** Sends a renderer's request to the API, and to no other address; `response` is null if the API does not answer. */
export async function answerFetch(
  apiUrl: string,
  { id, url, method, headers, body }: Extract<Report, { type: 'fetch' }>,
): Promise<Extract<Order, { type: 'fetched' }>> {
  try {
    if (new URL(url).origin !== new URL(apiUrl).origin)
      throw new Error(`${url} is not an address of the API.`);
    const response = await fetch(url, { method, headers, body, signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    return {
      type: 'fetched',
      id,
      response: { status: response.status, headers: [...response.headers], body: text },
    };
  } catch {
    return { type: 'fetched', id, response: null };
  }
}
