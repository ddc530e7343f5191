import type { Transport } from './transport.ts';

const patience = 10_000;

/**
 * Wraps `onUnauthorized` so that requests refused together register one guest: the first asks, the others wait
 * for it, and one whose token was replaced meanwhile is simply sent again. A registration that fails is a "no".
 */
export function renewOnce(transport: Transport): (deadToken: string | null) => Promise<boolean> {
  let renewing: { deadToken: string | null; done: Promise<boolean> } | null = null;
  return (deadToken) => {
    if (renewing) {
      // Calls made by the renewal itself come through here too: waiting for it, they would wait for themselves.
      const isAnotherToken = deadToken !== null && deadToken !== renewing.deadToken;
      return isAnotherToken ? Promise.resolve(false) : within(patience, renewing.done);
    }
    const now = transport.headers().tokenid || null;
    if (now !== null && now !== deadToken) return Promise.resolve(true);
    const done = ask(transport, deadToken).finally(() => {
      renewing = null;
    });
    renewing = { deadToken, done };
    return done;
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

function within(ms: number, done: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLong = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  return Promise.race([done, tooLong]).finally(() => clearTimeout(timer));
}
