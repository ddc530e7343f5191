import { activity } from '@storyloom/contract/editorial/endpoints/activity';
import type { StoryType } from '@storyloom/contract/stories/filters';
import { pagedQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

/** The current campaign of a story type, and its entries by rank. */
export const activityQuery = (host: Pick<Host, 'call'>, type: StoryType) =>
  pagedQuery(host, activity, (page) => ({ type, page }));
