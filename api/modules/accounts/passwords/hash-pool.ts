import { availableParallelism, constants } from 'node:os';
import pLimit from 'p-limit';
import { TransportError } from '../../../platform/errors.ts';
import { createHashClient } from './hash-client.ts';
import type { HashTask } from './hash-process.ts';

/** Hashes computed at once. One core is left to other requests. */
const CONCURRENCY = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Maximum number of waiting hashes: about two seconds of work for one thread. */
const MAX_WAITING = 200;
/** Niceness of the first process: it runs only when no other process wants the core. */
const LOWEST_PRIORITY = constants.priority.PRIORITY_LOW;
/** Niceness of the process for late hashes: it gets about a quarter of a contended core. */
const LOW_PRIORITY = 5;
/** Time after which a hash is late, in ms. */
const PATIENCE = 100;

/** Computes a hash. Throws a 503 if too many are waiting. */
export type RunHash = <Result>(task: HashTask) => Promise<Result>;

/**
 * Hashes computed by a process of lowest priority, so that other requests are not delayed on a machine with few cores. A hash
 * that is late is computed by a second process as well, so that logins do not starve on a busy machine.
 */
export function createHashPool(): RunHash {
  const first = { limit: pLimit(CONCURRENCY), compute: createHashClient(LOWEST_PRIORITY) };
  const second = { limit: pLimit(CONCURRENCY), compute: createHashClient(LOW_PRIORITY) };
  let waiting = 0;

  return function run<Result>(task: HashTask): Promise<Result> {
    if (waiting >= MAX_WAITING) {
      throw new TransportError(503, 'Many people are logging in right now. Try again in a moment.', 2);
    }
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    let isSettled = false;
    const computeBy = ({ limit, compute }: typeof first) =>
      limit(async () => (isSettled ? undefined : compute<Result>(task).then(resolve, reject)));
    waiting += 1;
    void computeBy(first);
    const late = setTimeout(() => void computeBy(second), PATIENCE);
    return promise.finally(() => {
      isSettled = true;
      waiting -= 1;
      clearTimeout(late);
    });
  };
}
