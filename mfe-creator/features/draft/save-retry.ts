import { isNetworkError, isRequestError } from '@storyloom/http/errors';
import { draftTimings } from './draft.timings.ts';

/** True if a repeated save may succeed: the connection is gone, the server restarts, or it got too many requests. */
export function isTemporary(error: unknown): boolean {
  if (isNetworkError(error)) return true;
  if (!isRequestError(error) || error.name !== 'StatusError') return false;
  return error.status >= 500 || error.status === 408 || error.status === 429;
}

/** Delay in ms before the save after `failures` failures: doubled each time, and no shorter than Retry-After. */
export function retryDelay(error: unknown, failures: number): number {
  const delay = Math.min(draftTimings.retryFirst * 2 ** (failures - 1), draftTimings.retryLast);
  const retryAfter = isRequestError(error) && error.name === 'StatusError' ? (error.retryAfter ?? 0) : 0;
  return Math.max(delay, Math.min(retryAfter * 1_000, draftTimings.retryAfterLast));
}
