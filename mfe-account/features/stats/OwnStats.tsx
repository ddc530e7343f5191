import { stats } from '@storyloom/contract/stories/endpoints/stats';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { StatTiles } from './StatTiles.tsx';

/** The visitor's own statistics. */
export function OwnStats() {
  const host = useHost();
  const { userId } = useSession();
  const { data, isError, isFetching, refetch } = useQuery(ownQuery(host, userId, stats, {}));
  if (data || !isError) return <StatTiles stats={data} />;
  return (
    <ErrorPanel
      compact
      title="Couldn’t load your statistics."
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
