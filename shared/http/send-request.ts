import type { Endpoint } from '@storyloom/contract/core/endpoint';
import { buildRequest } from './build-request.ts';
import { compress } from './compress.ts';
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
  const request = await compress(buildRequest(endpoint, input, transport.baseUrl));
  const send = transport.fetch ?? fetch;
  try {
    return await send(request.url, {
      method: request.method,
      headers: { ...request.headers, ...headers },
      body: request.body,
      ...(signal && { signal }),
      ...(keepalive && mayOutlivePage(request.body) && { keepalive }),
    });
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw new NetworkError('The request did not reach the server', { cause });
  }
}

/** Browsers allow 64 KiB for all keepalive requests together. */
const KEEPALIVE_BYTES = 60_000;

/** Texts are shorter than `MIN_COMPRESSED_CHARACTERS`, so they fit. */
const mayOutlivePage = (body: BodyInit | null) => !(body instanceof Blob) || body.size <= KEEPALIVE_BYTES;
