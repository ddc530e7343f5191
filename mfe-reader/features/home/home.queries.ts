import { feed } from '@storyloom/contract/stories/endpoints/feed';
import { page } from '@storyloom/contract/stories/endpoints/page';
import { endpointQuery, pagedQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import { callForLists } from '../story-card/listed-story.ts';
import { isFiltered, type StoryFilter } from './filter.model.ts';

type Caller = Pick<Host, 'call'>;

/** Cards in a carousel, which links to the others. */
export const carouselSize = 8;
/** Stories and characters are in carousels of their own. More than are shown, because some are in a carousel above. */
const storyCount = 12;
/** Stories of the feed in a page: two rows of six on a wide screen. They are the last of the document, and more load in time. */
const gridSize = 12;

export const trendingQuery = (host: Caller) =>
  endpointQuery(callForLists(host), page, { type: 'STORY', sort: 'HOTTEST', size: storyCount });

export const newQuery = (host: Caller) =>
  endpointQuery(callForLists(host, true), page, { type: 'STORY', sort: 'LATEST', size: storyCount });

export const charactersQuery = (host: Caller) =>
  endpointQuery(callForLists(host, true), page, { type: 'ROLE', sort: 'HOTTEST', size: carouselSize });

/** Without a filter the feed begins with its second page: the carousels above show the first. */
export const feedQuery = (host: Caller, filter: StoryFilter) =>
  pagedQuery(
    callForLists(host, !isFiltered(filter)),
    feed,
    (pageNum) => ({ ...filter, page: pageNum, size: gridSize }),
    { page: isFiltered(filter) ? 1 : 2 },
  );
