import type { Transport } from './transport.ts';

/**
 * Wraps `onUnauthorized` so that requests refused together register one guest: the first asks, the others wait
 * for it, and one whose token was replaced meanwhile is simply sent again. A registration that fails is a "no".
 */
export function renewOnce(transport: Transport): (deadToken: string | null) => Promise<boolean> {
  let renewing: Promise<boolean> | null = null;
  return (deadToken) => {
    if (renewing) return renewing;
    const now = transport.headers().tokenid || null;
    if (now !== null && now !== deadToken) return Promise.resolve(true);
    renewing = ask(transport, deadToken).finally(() => {
      renewing = null;
    });
    return renewing;
  };
}

async function ask(transport: Transport, deadToken: string | null): Promise<boolean> {
  try {
    return (await transport.onUnauthorized?.(deadToken)) ?? false;
  } catch {
    // The caller is told by the 401 it already has; the registration's own failure was reported by its call.
    return false;
  }
}
