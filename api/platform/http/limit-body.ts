import { limits } from '@storyloom/contract/limits';
import type { Context, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { TransportError } from '../errors.ts';

function tooLarge(): never {
  throw new TransportError(413, 'The request is too large: 256 KiB is the most.');
}

const countBytes = bodyLimit({ maxSize: limits.bodyBytes, onError: tooLarge });

/**
 * Refuses what is too large. A body of a known length is not even looked at: the server then reads it away, so that
 * the sender gets its answer and the connection serves the next caller. One of unknown length is counted as it
 * comes; what is left of it stands in the way of other requests, so its connection is closed.
 */
export async function limitBody(c: Context, next: Next): Promise<void> {
  const length = c.req.header('content-length');
  if (length !== undefined) return Number(length) > limits.bodyBytes ? tooLarge() : next();
  try {
    await countBytes(c, next);
  } catch (error) {
    c.header('connection', 'close');
    throw error;
  }
}
