import { page } from '@storyloom/contract/stories/endpoints/page';
import { pagedQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import { callForLists } from '../story-card/listed-story.ts';
import type { Browse } from './browse.model.ts';

/** Stories per page: four rows of six on a wide screen. */
const gridSize = 24;

/** A list, starting at the page in the address. */
export const browseQuery = (host: Pick<Host, 'call'>, browse: Browse) => {
  const { category, type, sort, timePeriod, tag } = browse;
  return pagedQuery(
    callForLists(host),
    page,
    (number) => ({
      category,
      type,
      sort,
      timePeriod,
      ...(tag !== null && { tag }),
      page: number,
      size: gridSize,
    }),
    browse.after === null ? { page: browse.page } : { page: browse.page, after: browse.after },
  );
};
