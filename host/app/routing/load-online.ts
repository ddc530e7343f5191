import { isNetworkError } from '@storyloom/http/errors';
import { toasts } from '../toasts/toasts.ts';

const toastId = 'offline';

/**
 * Loads a page. Without a connection, the page before stays, and the page is loaded when the connection is back or
 * another navigation aborts the signal. `load` returns false for code that did not arrive.
 */
export async function loadOnline(load: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      if ((await load()) || navigator.onLine) return;
    } catch (error) {
      if (navigator.onLine || !isNetworkError(error)) throw error;
    }
    toasts.show('info', 'You’re offline. The page opens when you’re back online.', {
      id: toastId,
      duration: Number.POSITIVE_INFINITY,
    });
    await connection(signal).finally(() => toasts.dismiss(toastId));
  }
}

function connection(signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = new AbortController();
  window.addEventListener('online', () => resolve(), { signal: stop.signal });
  signal.addEventListener('abort', () => reject(signal.reason), { signal: stop.signal });
  return promise.finally(() => stop.abort());
}
