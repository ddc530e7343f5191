import { isNetworkError, isRequestError } from '@storyloom/http/errors';
import { draftTimings } from './draft.timings.ts';

/** True if a retry may succeed: the connection is lost, the server restarts or gets too many requests. */
export function isTemporary(error: unknown): boolean {
  if (isNetworkError(error)) return true;
  if (!isRequestError(error) || error.name !== 'StatusError') return false;
  return error.status >= 500 || error.status === 408 || error.status === 429;
}

/** Delay in ms before the retry after `failures` failures: doubles each time, and is at least Retry-After. */
export function retryDelay(error: unknown, failures: number): number {
  const delay = Math.min(draftTimings.retryFirst * 2 ** (failures - 1), draftTimings.retryLast);
  const retryAfter = isRequestError(error) && error.name === 'StatusError' ? (error.retryAfter ?? 0) : 0;
  return Math.max(delay, Math.min(retryAfter * 1_000, draftTimings.retryAfterLast));
}
