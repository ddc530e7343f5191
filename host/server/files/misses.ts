import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

/** Time for which a miss is remembered, in ms: addresses are made up, and each would ask the registry. */
const missMs = 10_000;
const maxMisses = 1_000;
/** Questions at once, and those that wait. */
const parallel = 4;
const maxWaiting = 100;

/** Asks for what may not exist, each once at a time. Rejects, and remembers nothing, if `find` does or too many questions wait. */
export function createMisses() {
  const misses = new LRUCache<string, true>({ max: maxMisses, ttl: missMs });
  const asked = new Map<string, Promise<unknown>>();
  const oneOf = pLimit(parallel);

  return function ask<Found>(key: string, find: () => Promise<Found | null>): Promise<Found | null> {
    if (misses.has(key)) return Promise.resolve(null);
    const running = asked.get(key) as Promise<Found | null> | undefined;
    if (running) return running;
    if (oneOf.pendingCount >= maxWaiting)
      return Promise.reject(new Error('Too many files are being asked of the registry.'));
    const asking = oneOf(find)
      .then((found) => {
        if (found === null) misses.set(key, true);
        return found;
      })
      .finally(() => asked.delete(key));
    asked.set(key, asking);
    return asking;
  };
}
