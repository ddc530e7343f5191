import { success } from './envelope.ts';

/**
 * The reply to a request that ends a session. The browser drops its cache of the site, with the pages that Back would show. Cookies and
 * storage stay: they hold the preferences of the device, and scripts delete what belongs to the visitor.
 */
export function withCacheCleared(data: unknown): Response {
  return Response.json(success(data), {
    headers: { 'cache-control': 'no-store', 'clear-site-data': '"cache"' },
  });
}
