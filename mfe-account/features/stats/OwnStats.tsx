import { stats } from '@storyloom/contract/endpoints/stories/stats';
import { messages } from '@storyloom/contract/messages';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { StatTiles } from './StatTiles.tsx';

/** The visitor's own numbers. */
export function OwnStats() {
  const host = useHost();
  const { userId } = useSession();
  const { data, isError, isFetching, refetch } = useQuery(ownQuery(host, userId, stats, {}));
  if (data || !isError) return <StatTiles stats={data} />;
  return (
    <ErrorPanel
      compact
      title="Your numbers did not load"
      text={messages.loadFailed}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
