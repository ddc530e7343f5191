import { foundEndings } from '@storyloom/contract/chat/endpoints/found-endings';
import { readingTotals } from '@storyloom/contract/stories/endpoints/reading-totals';
import { stats } from '@storyloom/contract/stories/endpoints/stats';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { EndingsFound } from './EndingsFound.tsx';
import { authorStats, StatTiles } from './StatTiles.tsx';

const labels = ['Stories begun', 'Turns answered', 'Endings found'];

/** The visitor's reading statistics and, for an author, those of their stories. All are shown together once they have loaded. */
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
  if (!reading.data || !endings.data || !own.data)
    return <StatTiles stats={labels.map((label) => [label, undefined])} />;
  const figures = [reading.data.begun, reading.data.turns, endings.data.found];
  const isAuthor = own.data.worksCount + own.data.wordsWritten > 0;
  return (
    <>
      <StatTiles stats={labels.map((label, at) => [label, figures[at]])} />
      <EndingsFound endings={endings.data.newest} />
      {isAuthor ? <StatTiles stats={authorStats(own.data)} /> : null}
    </>
  );
}
