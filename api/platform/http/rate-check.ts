import { type RateGroup, rateLimits } from '@storyloom/contract/core/rate-limits';
import type { Limit, RateLimiter } from '../rate-limit.ts';
import type { Viewer } from '../viewer.ts';

/** Counts a request against the limits of its group. Throws a 429 with Retry-After. */
export type RateCheck = (group: RateGroup, viewer: Viewer | null, network: string) => Promise<void>;

/** `factor` multiplies the requests of all limits. */
export function createRateCheck(limiter: RateLimiter, factor: number): RateCheck {
  return (group, viewer, network) => {
    const { person, network: shared } = rateLimits[group];
    const limits: Limit[] = [{ ...shared, key: `${group}:network:${network}` }];
    if (person !== null && viewer !== null)
      limits.push({ ...person, key: `${group}:person:${viewer.userId}` });
    return limiter.take(limits.map((limit) => ({ ...limit, requests: limit.requests * factor })));
  };
}
