import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Release } from '@storyloom/contract/platform/composition';
import { refuse } from '../../platform/errors.ts';

const compress = promisify(gzip);

/** Largest sizes, in bytes. */
export const sizeLimits = { part: 150_000, entry: 50_000, server: 1_000_000, browser: 2_000_000 } as const;

/** Counts the bytes of a release, with gzip, in the files that the registry stores. */
export async function measureRelease(
  { assets, parts, entry, server }: Pick<Release, 'assets' | 'parts' | 'entry' | 'server'>,
  read: (url: string) => Promise<Buffer | null>,
) {
  const sizes = new Map<string, number>();
  for (const { url } of assets) {
    const bytes = await read(url);
    sizes.set(url, bytes ? (await compress(bytes)).length : 0);
  }
  const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + (sizes.get(url) ?? 0), 0);
  const urlsOf = ({ js, css }: Release['parts'][string]) => [...js, ...css].map(({ url }) => url);
  return {
    /** Scripts and stylesheets of each part. */
    parts: Object.fromEntries<number>(
      Object.entries(parts).map(([part, files]) => [part, sum([...new Set(urlsOf(files))])]),
    ),
    /** The container's entry, which every page with a part of the micro-frontend loads. */
    entry: sum([entry.url]),
    server: sum([server.url]),
    /** All files for browsers. */
    browser: sum(assets.map(({ url }) => url).filter((url) => url !== server.url)),
  };
}
export type ReleaseSize = Awaited<ReturnType<typeof measureRelease>>;

const kb = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

/** "route:home 12.4 kB". */
export function largestPart({ parts }: ReleaseSize): string {
  const [largest] = Object.entries(parts).sort(([, one], [, other]) => other - one);
  return largest ? `${largest[0]} ${kb(largest[1])}` : '';
}

/** Throws when a part, the entry, the server module or the whole release is too large. */
export function checkSizes({ parts, entry, server, browser }: ReleaseSize): void {
  const found: [name: string, bytes: number, limit: number][] = [
    ...Object.entries(parts).map(([part, bytes]): [string, number, number] => [part, bytes, sizeLimits.part]),
    ['The entry', entry, sizeLimits.entry],
    ['The server module', server, sizeLimits.server],
    ['All code for browsers', browser, sizeLimits.browser],
  ];
  for (const [name, bytes, limit] of found)
    if (bytes > limit)
      refuse(
        `${name} is ${kb(bytes)} with gzip; at most ${kb(limit)} are allowed. Import less, or load it later by import().`,
      );
}
