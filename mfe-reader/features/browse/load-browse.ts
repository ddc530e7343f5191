import { storyLimits } from '@storyloom/contract/limits/stories';
import { isBusinessError } from '@storyloom/http/errors';
import { movedTo, notFound } from '@storyloom/mfe';
import type { PageLoader } from '@storyloom/mfe/host';
import { browseHref } from '../navigation/hrefs.ts';
import { setOrigin } from '../navigation/origin.ts';
import { readBrowse } from './browse.model.ts';
import { browseQuery } from './browse.queries.ts';

/** Prefetches the address's page of a list. */
export const loadBrowse: PageLoader = async ({ host, params, url }) => {
  setOrigin(host, url);
  const browse = readBrowse(params, url.searchParams);
  const { tag } = browse;
  if (tag !== null && (tag === '' || tag.length > storyLimits.tagLength)) throw notFound(url.pathname);
  await host.queryClient.ensureInfiniteQueryData(browseQuery(host, browse)).catch((error: unknown) => {
    // An invalid cursor: redirect to the nearest page that has a number.
    const isInvalidCursor = browse.after !== null && isBusinessError(error, 'request.invalid');
    throw isInvalidCursor ? movedTo(browseHref({ ...browse, after: null })) : error;
  });
};
