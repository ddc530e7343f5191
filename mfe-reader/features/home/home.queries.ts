import { feed } from '@storyloom/contract/stories/endpoints/feed';
import { page } from '@storyloom/contract/stories/endpoints/page';
import { endpointQuery, pagedQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import type { StoryFilter } from './filter.model.ts';

type Caller = Pick<Host, 'call'>;

/** Cards in a carousel. */
const carouselSize = 14;
/** Stories per page: four rows of six on a wide screen. */
const gridSize = 24;

export const trendingQuery = (host: Caller) =>
  endpointQuery(host, page, { sort: 'HOTTEST', size: carouselSize });

export const newQuery = (host: Caller) => endpointQuery(host, page, { sort: 'LATEST', size: carouselSize });

export const charactersQuery = (host: Caller) =>
  endpointQuery(host, page, { type: 'ROLE', sort: 'HOTTEST', size: carouselSize });

export const feedQuery = (host: Caller, { category, type }: StoryFilter) =>
  pagedQuery(host, feed, (pageNum) => ({ category, type, page: pageNum, size: gridSize }));
