import { isBusinessError } from '@storyloom/http/errors';
import { gone, movedTo, notFound, setOrigin } from '@storyloom/mfe';
import type { PageLoaderArgs } from '@storyloom/mfe/host';
import { shareQuery } from './share.queries.ts';

/** Loads the first page of a share. Throws 410 if it was turned off, 404 without its story, or a redirect to its canonical address. */
export async function loadShare({ host, params, url }: PageLoaderArgs, shareId: string): Promise<void> {
  setOrigin(host, url);
  const pages = await host.queryClient
    .ensureInfiniteQueryData(shareQuery(host, shareId))
    .catch((error: unknown) => {
      if (isBusinessError(error, 'share.not_found')) throw gone('This playthrough is no longer shared');
      throw isBusinessError(error, 'story.not_found') ? notFound(url.pathname) : error;
    });
  const slug = pages.pages[0]?.slug;
  if (slug && params.bookId !== slug) throw movedTo(`/read/${slug}${url.search}`);
}
