import type { Endpoint } from '@storyloom/contract/endpoint';
import { buildRequest } from './build-request.ts';
import { NetworkError } from './errors.ts';
import type { CallOptions, Transport } from './transport.ts';

/** Sends one request without retries. Throws NetworkError if no response arrives, or the signal's reason if aborted. */
export async function sendRequest(
  transport: Transport,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  headers: Record<string, string>,
  { signal, keepalive = false }: CallOptions = {},
): Promise<Response> {
  const request = buildRequest(endpoint, input, transport.baseUrl);
  const send = transport.fetch ?? fetch;
  try {
    return await send(request.url, {
      method: request.method,
      headers: { ...request.headers, ...headers },
      body: request.body,
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    });
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw new NetworkError('The request did not reach the server', { cause });
  }
}
