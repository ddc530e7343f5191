import { serverMessage } from './errors.ts';
import type { Transport } from './transport.ts';
import { wait } from './wait.ts';

/** How long a request waits for another request's renewal, in ms. */
const renewalTimeout = 10_000;

/**
 * Wraps `onUnauthorized` so that requests that are refused at the same time register one guest: the first one does, the
 * others wait for it, and a request whose token was replaced meanwhile is sent again at once. A failed registration
 * counts as false, unless it has a message for the visitor.
 */
export function renewOnce(transport: Transport): (deadToken: string | null) => Promise<boolean> {
  let renewing: { deadToken: string | null; done: Promise<boolean> } | null = null;
  return (deadToken) => {
    if (renewing) {
      // A request of the renewal itself carries another token; it must not wait for its own end.
      const isAnotherToken = deadToken !== null && deadToken !== renewing.deadToken;
      return isAnotherToken ? Promise.resolve(false) : waitForRenewal(transport, renewing.done);
    }
    const current = transport.headers().tokenid || null;
    if (current !== null && current !== deadToken) return Promise.resolve(true);
    // Begins after it is known as the running renewal, which it may itself wait for.
    const done = Promise.resolve().then(() => renew(transport, deadToken));
    renewing = { deadToken, done };
    return done.finally(() => {
      renewing = null;
    });
  };
}

async function renew(transport: Transport, deadToken: string | null): Promise<boolean> {
  try {
    return (await transport.onUnauthorized?.(deadToken)) ?? false;
  } catch (error) {
    if (serverMessage(error) !== null) throw error;
    // The caller gets its own 401; the registration has reported its failure through onError.
    return false;
  }
}

function waitForRenewal(transport: Transport, done: Promise<boolean>): Promise<boolean> {
  const settled = new AbortController();
  const timedOut = (transport.wait ?? wait)(renewalTimeout, settled.signal).then(
    () => false,
    () => false,
  );
  return Promise.race([done, timedOut]).finally(() => settled.abort());
}
