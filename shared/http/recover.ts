import type { Endpoint } from '@storyloom/contract/endpoint';
import { anonymityRegister } from '@storyloom/contract/endpoints/users/anonymity-register';
import { StatusError } from './errors.ts';
import { intercepted } from './intercept.ts';
import { retryDelay } from './retry.ts';
import type { Transport } from './transport.ts';
import { wait } from './wait.ts';

/**
 * Sends once, and once more where that can help: a GET that met a passing status, a failure that an interceptor
 * handled, a dead token that was replaced. Each at most once for a call, so nothing loops.
 *
 * A 401 goes through the interceptors first; then the dead token is cleared, one new guest registered and the
 * request repeated. "Also thrown" is kept in this way: the 401 itself always reaches `onError`, and the caller
 * gets the repeat's answer, or the 401 as an exception when there was no repeat or it failed the same way.
 */
export async function recover<Reply>(
  transport: Transport,
  endpoint: Endpoint,
  send: (headers: Record<string, string>) => Promise<Reply>,
  signal?: AbortSignal,
): Promise<Reply> {
  let retried = false;
  let repeated = false;
  for (;;) {
    const headers = transport.headers();
    try {
      return await send(headers);
    } catch (error) {
      if (signal?.aborted) throw error;
      transport.onError?.(error, endpoint);
      const delay = retried ? null : retryDelay(error, endpoint);
      if (delay !== null) {
        retried = true;
        await wait(delay, signal);
      } else if (!repeated && (await mended(transport, endpoint, error, headers))) {
        repeated = true;
      } else {
        throw error;
      }
    }
  }
}

async function mended(
  transport: Transport,
  endpoint: Endpoint,
  error: unknown,
  sent: Record<string, string>,
): Promise<boolean> {
  if (await intercepted(error, endpoint, transport.interceptors)) return true;
  if (!(error instanceof StatusError) || error.status !== 401 || !transport.onUnauthorized) return false;
  // Registering a guest is the cure: refused itself, it has none.
  if (endpoint.path === anonymityRegister.path) return false;
  return transport.onUnauthorized(sent.tokenid || null);
}
