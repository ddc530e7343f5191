import type { Endpoint } from '@storyloom/contract/core/endpoint';
import { retryDelay } from './retry.ts';
import { runInterceptors } from './run-interceptors.ts';
import type { Transport } from './transport.ts';
import { wait } from './wait.ts';

/**
 * Sends a request, and sends it again for a transient status of a GET or of a request with a `clientRequestId`, once if its
 * connection is lost, and at most once for each of: a failure that an interceptor handled, and a rejected token that was replaced.
 *
 * A 401 goes to the interceptors first; then the token is cleared, one guest is registered and the request repeated.
 * `onError` gets every 401, also if the repeat succeeds. The caller gets the repeat's reply, or the 401 if nothing was
 * repeated or the repeat failed the same way.
 */
export async function recover<Reply>(
  transport: Transport,
  endpoint: Endpoint,
  send: (headers: Record<string, string>) => Promise<Reply>,
  signal?: AbortSignal,
  input: Record<string, unknown> = {},
): Promise<Reply> {
  let retries = 0;
  let repeated = false;
  for (;;) {
    const headers = transport.headers();
    try {
      return await send(headers);
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      transport.onError?.(error, endpoint);
      const delay = retryDelay(error, endpoint, input, retries);
      if (delay !== null) {
        retries++;
        await (transport.wait ?? wait)(delay, signal);
      } else if (!repeated && (await runInterceptors(transport, error, { endpoint, sent: headers }))) {
        repeated = true;
      } else {
        throw error;
      }
    }
  }
}
