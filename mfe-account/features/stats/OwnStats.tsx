import { foundEndings } from '@storyloom/contract/chat/endpoints/found-endings';
import { readingTotals } from '@storyloom/contract/stories/endpoints/reading-totals';
import { stats } from '@storyloom/contract/stories/endpoints/stats';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { EndingsFound } from './EndingsFound.tsx';
import { authorStats, StatTiles } from './StatTiles.tsx';

/** What the visitor has read, and for an author what they have written. */
export function OwnStats() {
  const host = useHost();
  const { userId } = useSession();
  const reading = useQuery({ ...ownQuery(host, userId, readingTotals, {}), refetchOnMount: 'always' });
  const endings = useQuery({ ...ownQuery(host, userId, foundEndings, {}), refetchOnMount: 'always' });
  const own = useQuery(ownQuery(host, userId, stats, {}));
  const failed = [reading, endings, own].filter(({ isError, data }) => isError && !data);
  if (failed.length > 0)
    return (
      <ErrorPanel
        compact
        title="Couldn’t load your statistics."
        onRetry={() => failed.forEach((query) => void query.refetch())}
        retrying={failed.some(({ isFetching }) => isFetching)}
      />
    );
  const isAuthor = own.data !== undefined && own.data.worksCount + own.data.wordsWritten > 0;
  return (
    <>
      <StatTiles
        stats={[
          ['Stories begun', reading.data?.begun],
          ['Your turns', reading.data?.turns],
          ['Endings found', endings.data?.found],
        ]}
      />
      <EndingsFound endings={endings.data?.newest ?? []} />
      {isAuthor ? <StatTiles stats={authorStats(own.data)} /> : null}
    </>
  );
}
