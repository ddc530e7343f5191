import { countCharacters } from '@storyloom/contract/core/characters';
import { rejectedPage } from '@storyloom/contract/platform/messages';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { isBusinessError } from '@storyloom/http/errors';
import { movedTo, notFound, setOrigin } from '@storyloom/mfe';
import type { PageLoader } from '@storyloom/mfe/host';
import { browseHref } from '../navigation/hrefs.ts';
import { findCategory, readBrowse } from './browse.model.ts';
import { browseQuery } from './browse.queries.ts';

/** Prefetches the page of a list that the address names. */
export const loadBrowse: PageLoader = async ({ host, params, url }) => {
  setOrigin(host, url);
  if (params.category !== undefined) {
    const category = findCategory(params.category);
    if (category === null) throw new Response(rejectedPage(url.pathname), { status: 404 });
    if (category !== params.category) {
      throw movedTo(browseHref(readBrowse({ ...params, category }, url.searchParams)));
    }
  }
  const browse = readBrowse(params, url.searchParams);
  const { tag } = browse;
  if (tag !== null && (tag === '' || countCharacters(tag) > storyLimits.tagLength))
    throw notFound(url.pathname);
  await host.queryClient.ensureInfiniteQueryData(browseQuery(host, browse)).catch((error: unknown) => {
    // An invalid cursor: redirect to the nearest page that has a number.
    const isInvalidCursor = browse.after !== null && isBusinessError(error, 'request.invalid');
    throw isInvalidCursor ? movedTo(browseHref({ ...browse, after: null })) : error;
  });
};
