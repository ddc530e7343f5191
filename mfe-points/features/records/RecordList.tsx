import type { PointsRecord } from '@storyloom/contract/points/entities/points-record';
import { pointsMessages } from '@storyloom/contract/points/messages';
import { useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { RecordGroupRow } from './RecordGroupRow.tsx';
import { RecordsSkeleton } from './RecordsSkeleton.tsx';
import { groupRecords, type Tab, tabLabels, uniqueRecords } from './records.model.ts';
import { recordsQuery } from './records.queries.ts';

interface RecordListProps {
  tab: Tab;
  onOpen: (record: PointsRecord) => void;
}

/** The records of one tab. */
export function RecordList({ tab, onOpen }: RecordListProps) {
  const host = useHost();
  const { userId } = useSession();
  const query = useInfiniteQuery(recordsQuery(host, userId, tab));
  const records = uniqueRecords(query.data?.pages ?? []);
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
  return (
    <InfiniteList
      label={`${tabLabels[tab]} points records`}
      layout="list"
      items={groupRecords(records)}
      getKey={({ records: [first] }) => first?.id ?? ''}
      renderItem={(group) => <RecordGroupRow group={group} onOpen={onOpen} />}
      hasNextPage={query.hasNextPage}
      loading={query.isPending || query.isFetchingNextPage}
      error={query.isError && !query.isFetching ? 'Couldn’t load your records.' : null}
      onLoadMore={query.fetchNextPage}
      onRetry={retry}
      skeleton={<RecordsSkeleton rows={records.length > 0 ? 1 : 5} />}
      empty={
        <EmptyState
          art="lantern"
          title={pointsMessages.noRecords}
          text="Points you gain and spend appear here."
        />
      }
    />
  );
}
