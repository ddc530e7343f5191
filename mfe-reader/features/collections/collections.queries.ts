import { collection } from '@storyloom/contract/editorial/endpoints/collection';
import { collections } from '@storyloom/contract/editorial/endpoints/collections';
import { endpointQuery, pagedQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

type Caller = Pick<Host, 'call'>;

/** Stories per page: four rows of six on a wide screen. */
const gridSize = 24;

export const collectionsQuery = (host: Caller) => endpointQuery(host, collections, {});

/** A collection and its stories, starting at the page in the address. */
export const collectionQuery = (host: Caller, name: string, firstPage: number) =>
  pagedQuery(host, collection, (page) => ({ name, page, size: gridSize }), { page: firstPage });
