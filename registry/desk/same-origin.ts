import type { MiddlewareHandler } from 'hono';
import { RegistryError } from '../platform/errors.ts';

/** Refuses changes that a page of another origin sends with the cookie of the desk. */
export const sameOrigin: MiddlewareHandler = async (context, next) => {
  const { method } = context.req;
  if (method !== 'GET' && method !== 'HEAD' && !isOwn(context.req.header.bind(context.req)))
    throw new RegistryError(403, 'The desk takes changes from its own page only.');
  await next();
};

function isOwn(header: (name: string) => string | undefined): boolean {
  const site = header('sec-fetch-site');
  // Browsers send it over HTTPS and to this machine. A proxy may have changed the host that the origin is compared with.
  if (site !== undefined) return site === 'same-origin';
  const host = header('host');
  return host !== undefined && URL.parse(header('origin') ?? '')?.host === host;
}
