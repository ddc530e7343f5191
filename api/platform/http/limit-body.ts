import { requestLimits } from '@storyloom/contract/limits/requests';
import type { Context, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { TransportError } from '../errors.ts';

/** Maximum size of a body by the path of its endpoint, in bytes; null for forms, which have limits of their own. */
export type BodyLimits = ReadonlyMap<string, number | null>;

function tooLarge(max: number): never {
  throw new TransportError(413, `The request is too large. The maximum is ${max / 1024} KiB.`);
}

/**
 * Rejects large bodies. A body with a content-length is rejected without reading it; the server then drains it, so the
 * connection stays usable. A chunked body is counted while it arrives; its connection is closed, because the rest of the
 * body would block further requests. Forms with files have limits of their own, see `form.ts`.
 */
export const limitBody = (limits: BodyLimits) => async (c: Context, next: Next) => {
  const max = limits.get(c.req.path) ?? requestLimits.bodyBytes;
  if (limits.get(c.req.path) === null) return next();
  const length = c.req.header('content-length');
  if (length !== undefined) return Number(length) > max ? tooLarge(max) : next();
  // Without either header there is no body (RFC 9112, section 6.3); building a Request to ask for it takes time.
  if (c.req.method === 'GET' && c.req.header('transfer-encoding') === undefined) return next();
  try {
    await bodyLimit({ maxSize: max, onError: () => tooLarge(max) })(c, next);
  } catch (error) {
    c.header('connection', 'close');
    throw error;
  }
};
