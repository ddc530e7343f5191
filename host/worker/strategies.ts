import { requestTwice } from '@storyloom/http/request-twice';
import { CacheFirst, ExpirationPlugin, type RuntimeCaching, Strategy, type StrategyHandler } from 'serwist';
import type { FileSets } from './file-sets.ts';
import { missedPage, offlinePath } from './messages.ts';

/**
 * How the worker answers requests; it leaves all others to the browser. No document is kept but the offline page.
 * `assetsOrigin` is that of `PUBLIC_ASSETS_URL`, from which files of the site come too.
 */
export function strategies(
  files: Pick<FileSets, 'offlinePage' | 'find'>,
  assetsOrigin: string | null,
): RuntimeCaching[] {
  const isFile = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    (sameOrigin || url.origin === assetsOrigin) && /^\/(static|m)\//.test(url.pathname);
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
      handler: new LivePage({ plugins: [{ handlerDidError: showOfflinePage }] }),
    },
    {
      matcher: (about) => isFile(about) && about.url.pathname.endsWith('.woff2'),
      handler: keepLastUsed('storyloom-fonts', 30),
    },
    {
      matcher: isFile,
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

/** Loads a page from the site, over a second connection if nothing arrives over the first. */
class LivePage extends Strategy {
  protected override _handle(request: Request, { event }: StrategyHandler): Promise<Response> {
    // The browser's own request, which began while the worker started.
    const preloaded = 'preloadResponse' in event ? event.preloadResponse : null;
    const load = async (isSecond: boolean) =>
      (!isSecond && ((await preloaded) as Response | undefined)) || fetch(request);
    return request.method === 'GET' && navigator.onLine ? requestTwice(load) : load(false);
  }
}

/** Keeps the files that were used last. Their addresses never get other contents. */
const keepLastUsed = (cacheName: string, maxEntries: number) =>
  new CacheFirst({
    cacheName,
    plugins: [new ExpirationPlugin({ maxEntries, maxAgeFrom: 'last-used', purgeOnQuotaError: true })],
  });
