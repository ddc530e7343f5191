import type { StoryType } from '@storyloom/contract/filters';
import type { PageLoader } from '@storyloom/mfe/host';
import { rememberOrigin } from '../shell/site.ts';
import { activityQuery } from './activity.queries.ts';

/** Primes the campaign and its first entries. */
export function loadActivity(type: StoryType): PageLoader {
  return async ({ host, url }) => {
    rememberOrigin(host, url);
    await host.queryClient.ensureInfiniteQueryData(activityQuery(host, type));
  };
}
