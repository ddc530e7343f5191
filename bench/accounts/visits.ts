import { setTimeout as sleep } from 'node:timers/promises';

export interface Visit {
  /** In ms of `performance.now()`. */
  begun: number;
  ended: number;
}

export const durationOf = ({ begun, ended }: Visit) => ended - begun;

/**
 * Sends the requests of the list in turn at a fixed rate, regardless of their duration. Throws the first error.
 */
export async function visit(
  requests: readonly (() => Promise<unknown>)[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Visit[]> {
  const start = performance.now();
  const visits = Array.from({ length: perSecond * seconds }, async (_, at): Promise<Visit> => {
    await sleep((at * 1000) / perSecond);
    const begun = performance.now();
    await requests[at % requests.length]?.();
    return { begun, ended: performance.now() };
  });
  const done = await Promise.all(visits);
  await sleep(Math.max(0, start + seconds * 1000 - performance.now()));
  return done;
}
