import { limits } from '@storyloom/contract/limits';
import { isBusinessError } from '@storyloom/http/errors';
import { movedTo, notFound } from '@storyloom/mfe';
import type { PageLoader } from '@storyloom/mfe/host';
import { rememberOrigin } from '../shell/site.ts';
import { browseHref, readBrowse } from './browse.model.ts';
import { browseQuery } from './browse.queries.ts';

/** Primes the address's page of the list. */
export const loadBrowse: PageLoader = async ({ host, params, url }) => {
  rememberOrigin(host, url);
  const browse = readBrowse(params, url.searchParams);
  const { tag } = browse;
  if (tag !== null && (tag === '' || tag.length > limits.tagLength)) throw notFound(url.pathname);
  await host.queryClient.ensureInfiniteQueryData(browseQuery(host, browse)).catch((error: unknown) => {
    // A cursor that was cut or changed on its way leads nowhere: the page's number leads at least near it.
    const isLost = browse.after !== null && isBusinessError(error, 'request.invalid');
    throw isLost ? movedTo(browseHref({ ...browse, after: null })) : error;
  });
};
