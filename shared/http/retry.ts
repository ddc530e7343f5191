import type { Endpoint } from '@storyloom/contract/core/endpoint';
import { StatusError } from './errors.ts';

const transientStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const defaultDelay = 150;
const maxDelay = 2_000;

/** Delay before a GET is sent again, in ms; null if it is not retried. */
export function retryDelay(error: unknown, endpoint: Endpoint): number | null {
  if (endpoint.method !== 'GET' || !(error instanceof StatusError) || !transientStatuses.has(error.status))
    return null;
  return error.retryAfter === null ? defaultDelay : Math.min(error.retryAfter * 1000, maxDelay);
}
