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

const connection = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => reject(signal.reason));
  });
