import type { Endpoint } from '@storyloom/contract/core/endpoint';
import { isNetworkError, StatusError } from './errors.ts';

const transientStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
/** The server was not reached, or could not handle the request. */
const unanswered = new Set([502, 503, 504]);
const maxDelay = 2_000;
/** The service is away, as in a restart: all attempts take about 3 s. */
const away = new Set([502, 503]);
const awayTries = 6;
/** Delay after a lost connection. The address of a site moves to another machine in this time. */
const lostDelay = 300;

/**
 * Delay before a request is sent again, in ms; null if it is not. `retries`: how often it was already. The server does what
 * has a `clientRequestId` once, however often it is sent.
 */
export function retryDelay(
  error: unknown,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  retries: number,
): number | null {
  const isRepeatable = endpoint.method === 'GET' || typeof input.clientRequestId === 'string';
  if (isRepeatable && isNetworkError(error))
    return retries === 0 ? lostDelay * (0.75 + Math.random() / 2) : null;
  if (!(error instanceof StatusError)) return null;
  const statuses = endpoint.method === 'GET' ? transientStatuses : unanswered;
  if (!isRepeatable || !statuses.has(error.status)) return null;
  const { retryAfter } = error;
  if (retries >= (away.has(error.status) && retryAfter === null ? awayTries : 1)) return null;
  if (retryAfter !== null) return Math.min(retryAfter * 1000, maxDelay);
  // Random, so that the clients of a restarted service do not return all at once.
  return (retries ? 500 : 150) * (0.75 + Math.random() / 2);
}
