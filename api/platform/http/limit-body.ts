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
 * body would block further requests. Forms with files have limits of their own, see `form.ts`.
 */
export const limitBody = (isForm: (path: string) => boolean) => async (c: Context, next: Next) => {
  if (isForm(c.req.path)) return next();
  const length = c.req.header('content-length');
  if (length !== undefined) return Number(length) > requestLimits.bodyBytes ? tooLarge() : next();
  try {
    await countBytes(c, next);
  } catch (error) {
    c.header('connection', 'close');
    throw error;
  }
};
