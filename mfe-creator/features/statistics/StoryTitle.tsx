import { statistics } from '@storyloom/contract/creators/endpoints/statistics';
import { keepPreviousData, ownQuery, useHost, useQuery, useSearchParams, useSession } from '@storyloom/mfe';
import { readPeriod } from './statistics.model.ts';

/** The title of the story whose statistics are shown, from the same answer. */
export function StoryTitle({ storyId }: { storyId: string }) {
  const host = useHost();
  const { status, userId } = useSession();
  const [search] = useSearchParams();
  const input = { storyId, period: readPeriod(search.get('period')) };
  const { data } = useQuery({
    ...ownQuery(host, userId, statistics, input),
    placeholderData: keepPreviousData,
    enabled: status === 'real',
  });
  if (data === undefined || data.title === null) return 'Statistics of a story';
  return data.title.trim() || 'Untitled';
}
