import type { Endpoint } from '@storyloom/contract/core/endpoint';
import { requestLimits } from '@storyloom/contract/core/request-limits';
import type { Context, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { TransportError } from '../errors.ts';

/** Maximum size of a body by the address of a request, in bytes; null for forms, which have limits of their own. */
export type BodyLimitOf = (path: string) => number | null;

/** Limits of the endpoints that differ from the default. Paths may have parameters, such as `/draft/{id}/edits`. */
export function readBodyLimits(endpoints: readonly Endpoint[]): BodyLimitOf {
  const fixed = new Map<string, number | null>();
  const templates: { segments: readonly string[]; max: number | null }[] = [];
  for (const { path, wire, maxBodyBytes } of endpoints) {
    const max = wire === 'multipart' ? null : maxBodyBytes;
    if (max === undefined) continue;
    if (!path.includes('{')) fixed.set(path, max);
    else templates.push({ segments: path.split('/'), max });
  }
  return (path) => {
    const own = fixed.get(path);
    if (own !== undefined) return own;
    const template = templates.find(({ segments }) => matches(segments, path.split('/')));
    return template ? template.max : requestLimits.bodyBytes;
  };
}

function matches(template: readonly string[], segments: readonly string[]): boolean {
  if (template.length !== segments.length) return false;
  return template.every((segment, index) => segment.startsWith('{') || segment === segments[index]);
}

export function tooLarge(max: number): never {
  throw new TransportError(413, `The request is too large. The maximum is ${max / 1024} KiB.`);
}

/**
 * Rejects large bodies. A body with a content-length is rejected without reading it; the server then drains it, so the
 * connection stays usable. A chunked body is counted while it arrives; its connection is closed, because the rest of the
 * body would block further requests. Forms with files have limits of their own, see `form.ts`.
 */
export const limitBody = (limitOf: BodyLimitOf) => async (c: Context, next: Next) => {
  const max = limitOf(c.req.path);
  if (max === null) return next();
  const length = c.req.header('content-length');
  if (length !== undefined) return Number(length) > max ? tooLarge(max) : next();
  // Without either header there is no body (RFC 9112, section 6.3); building a Request to check for it takes time.
  if (c.req.method === 'GET' && c.req.header('transfer-encoding') === undefined) return next();
  try {
    await bodyLimit({ maxSize: max, onError: () => tooLarge(max) })(c, next);
  } catch (error) {
    c.header('connection', 'close');
    throw error;
  }
};
