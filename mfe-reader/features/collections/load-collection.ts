import { isBusinessError } from '@storyloom/http/errors';
import { notFound, setOrigin } from '@storyloom/mfe';
import type { PageLoader } from '@storyloom/mfe/host';
import { collectionQuery } from './collections.queries.ts';

/** Prefetches the page of a collection that the address names. An unknown name is a 404. */
export const loadCollection: PageLoader = async ({ host, params, url }) => {
  setOrigin(host, url);
  const query = collectionQuery(host, params.collection ?? '', Number(params.page ?? 1));
  await host.queryClient.ensureInfiniteQueryData(query).catch((error: unknown) => {
    throw isBusinessError(error, 'collection.not_found') ? notFound(url.pathname) : error;
  });
};
