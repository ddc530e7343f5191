import { page } from '@storyloom/contract/stories/endpoints/page';
import { endpointQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import { callForLists } from './listed-story.ts';

/** Stories of a row in which a visitor finds another one. */
export const moreStories = 3;

/** Stories that many read: a row, and as many as are left out of it; one at least, so that most pages share the request. */
export const moreStoriesQuery = (host: Pick<Host, 'call'>, leftOut: readonly string[]) =>
  endpointQuery(callForLists(host), page, {
    sort: 'HOTTEST',
    size: moreStories + Math.max(1, leftOut.length),
  });
