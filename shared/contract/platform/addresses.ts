/**
 * First segments of the addresses that the host answers itself. The host's server is built from this list, and the
 * registry refuses routes that overlap with it. Root files such as `/favicon.svg` are recognised by their dot.
 */
export const hostSegments = [
  'alive',
  'api',
  'builds',
  'dev',
  'files',
  'm',
  'metrics',
  'offline',
  'ready',
  'reports',
  'share-target',
  'sitemap',
  'static',
] as const;
export type HostSegment = (typeof hostSegments)[number];

/** First segments that select a language: `/en/read/x` is the route `/read/x`. */
export const localeSegments = ['en'] as const;
