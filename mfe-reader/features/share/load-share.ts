import { isBusinessError } from '@storyloom/http/errors';
import { movedTo, notFound, setOrigin } from '@storyloom/mfe';
import type { PageLoaderArgs } from '@storyloom/mfe/host';
import { shareQuery } from './share.queries.ts';

/** Loads the first page of a share. Throws 404 if it was turned off, or a redirect to its canonical address. */
export async function loadShare({ host, params, url }: PageLoaderArgs, shareId: string): Promise<void> {
  setOrigin(host, url);
  const pages = await host.queryClient
    .ensureInfiniteQueryData(shareQuery(host, shareId))
    .catch((error: unknown) => {
      const isMissing =
        isBusinessError(error, 'share.not_found') || isBusinessError(error, 'story.not_found');
      throw isMissing ? notFound(url.pathname) : error;
    });
  const slug = pages.pages[0]?.slug;
  if (slug && params.bookId !== slug) throw movedTo(`/read/${slug}${url.search}`);
}
