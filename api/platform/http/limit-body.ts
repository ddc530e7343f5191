import { requestLimits } from '@storyloom/contract/limits/requests';
import type { Context, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { TransportError } from '../errors.ts';

function tooLarge(): never {
  throw new TransportError(
    413,
    `The request is too large. The maximum is ${requestLimits.bodyBytes / 1024} KiB.`,
  );
}

const countBytes = bodyLimit({ maxSize: requestLimits.bodyBytes, onError: tooLarge });

/**
 * Rejects large bodies. A body with a content-length is rejected without reading it; the server then drains it, so the
 * connection stays usable. A chunked body is counted while it arrives; its connection is closed, because the rest of the
 * body would block further requests.
 */
export async function limitBody(c: Context, next: Next): Promise<void> {
  const length = c.req.header('content-length');
  if (length !== undefined) return Number(length) > requestLimits.bodyBytes ? tooLarge() : next();
  try {
    await countBytes(c, next);
  } catch (error) {
    c.header('connection', 'close');
    throw error;
  }
}
