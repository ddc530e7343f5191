import type { StoryType } from '@storyloom/contract/stories/filters';
import { setOrigin } from '@storyloom/mfe';
import type { PageLoader } from '@storyloom/mfe/host';
import { activityQuery } from './activity.queries.ts';

/** Prefetches the campaign and its first entries. */
export function loadActivity(type: StoryType): PageLoader {
  return async ({ host, url }) => {
    setOrigin(host, url);
    await host.queryClient.ensureInfiniteQueryData(activityQuery(host, type));
  };
}
