import { CacheFirst, ExpirationPlugin, NetworkOnly, type RuntimeCaching } from 'serwist';
import type { FileSets } from './file-sets.ts';
import { missedPage, offlinePath } from './messages.ts';

/** How the worker answers requests; it leaves all others to the browser. No document is kept but the offline page. */
export function strategies(files: FileSets): RuntimeCaching[] {
  const showOfflinePage = async ({ request }: { request: Request }): Promise<Response | undefined> => {
    const page = await files.offlinePage();
    const { pathname, search } = new URL(request.url);
    if (!page || pathname === offlinePath) return page;
    return Response.redirect(`${offlinePath}?${new URLSearchParams({ [missedPage]: pathname + search })}`);
  };
  return [
    {
      matcher: ({ request, sameOrigin, url }) =>
        sameOrigin && request.mode === 'navigate' && !/^\/(api|files)\//.test(url.pathname),
      handler: new NetworkOnly({ plugins: [{ handlerDidError: showOfflinePage }] }),
    },
    {
      // Also those of a CDN.
      matcher: ({ url }) => /^\/(static|m)\/.*\.woff2$/.test(url.pathname),
      handler: keepLastUsed('storyloom-fonts', 30),
    },
    {
      matcher: ({ url }) => /^\/(static|m)\//.test(url.pathname),
      handler: async ({ request, url }) =>
        (await files.find(url.pathname).catch(() => undefined)) ?? fetch(request),
    },
    {
      matcher: ({ request, sameOrigin, url }) =>
        sameOrigin && request.destination === 'image' && /^\/files\/(covers|uploads)\//.test(url.pathname),
      handler: keepLastUsed('storyloom-covers', 100),
    },
  ];
}

/** Keeps the files that were used last. Their addresses never get other contents. */
const keepLastUsed = (cacheName: string, maxEntries: number) =>
  new CacheFirst({
    cacheName,
    plugins: [new ExpirationPlugin({ maxEntries, maxAgeFrom: 'last-used', purgeOnQuotaError: true })],
  });
