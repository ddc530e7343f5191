import type { Endpoint } from '@storyloom/contract/endpoint';
import { StatusError } from './errors.ts';

const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const defaultDelay = 150;
const longestDelay = 2_000;

/** Milliseconds to wait before a GET's one retry; null when the failure is not one that passes. */
export function retryDelay(error: unknown, endpoint: Endpoint): number | null {
  if (endpoint.method !== 'GET' || !(error instanceof StatusError) || !passing.has(error.status)) return null;
  return error.retryAfter === null ? defaultDelay : Math.min(error.retryAfter * 1000, longestDelay);
}
