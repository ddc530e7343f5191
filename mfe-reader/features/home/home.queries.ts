import { feed } from '@storyloom/contract/stories/endpoints/feed';
import { page } from '@storyloom/contract/stories/endpoints/page';
import { endpointQuery, pagedQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import { callForLists } from '../story-card/listed-story.ts';
import { isFiltered, type StoryFilter } from './filter.model.ts';

type Caller = Pick<Host, 'call'>;

/** Cards in a carousel, which links to the others. */
export const carouselSize = 8;
/** Covers on the first screen; they load eagerly. */
export const eagerCovers = 6;
/** Of the banner and of the covers that a phone shows at first: each takes 100 bytes of the document. */
const placeholders = 4;
/** Stories and characters are in carousels of their own. The first banner begins one of the trending stories. */
const trendingSize = carouselSize + 1;
/** More than are shown, because some are in the carousel above. */
const newestSize = 12;
/** Stories of a page of the feed: two rows of six on a wide screen. */
const gridSize = 12;
/** The feed below the carousels is the last of a document that has enough stories; more load before it is scrolled to. */
const gridSizeBelow = 6;

export const trendingQuery = (host: Caller) =>
  endpointQuery(callForLists(host, placeholders), page, {
    type: 'STORY',
    sort: 'HOTTEST',
    size: trendingSize,
  });

export const newQuery = (host: Caller) =>
  endpointQuery(callForLists(host, 0), page, { type: 'STORY', sort: 'LATEST', size: newestSize });

export const charactersQuery = (host: Caller) =>
  endpointQuery(callForLists(host, 0), page, { type: 'ROLE', sort: 'HOTTEST', size: carouselSize });

/** Without a filter the feed begins with its second page: the carousels above show the first. */
export const feedQuery = (host: Caller, filter: StoryFilter) => {
  const filtered = isFiltered(filter);
  return pagedQuery(
    callForLists(host, filtered ? gridSize : 0),
    feed,
    (pageNum) => ({ ...filter, page: pageNum, size: filtered ? gridSize : gridSizeBelow }),
    { page: filtered ? 1 : 2 },
  );
};
