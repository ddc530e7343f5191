import type { Context } from 'hono';
import { TransportError } from '../errors.ts';

const CUT_OFF = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);

/** True if the caller closed the connection before its request was complete. */
export function isCutOff(c: Context, error: unknown): boolean {
  if (c.req.raw.signal.aborted) return true;
  return error instanceof Error && 'code' in error && CUT_OFF.has(String(error.code));
}

/** The error of a request that was cut off. No one reads it; its status tells metrics that the server did not fail. */
export function callerGone(): TransportError {
  return new TransportError(499, 'The request was cut off.');
}
