import { differences } from '@storyloom/contract/endpoints/admin/differences';
import type { Difference } from '@storyloom/contract/entities/reconciliation';
import { Link, ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { FactList } from '@storyloom/ui/sections/Facts';
import { Badge } from '@storyloom/ui/text/Badge';
import styles from '../../admin-parts/AdminParts.module.css';
import { describeDifference, kindTexts } from './difference.model.ts';

/** The differences found by a finished reconciliation. */
export function Differences({ reconciliationId }: { reconciliationId: string }) {
  const host = useHost();
  const { userId } = useSession();
  const query = useInfiniteQuery(
    ownPagedQuery(host, userId, differences, (page) => ({ reconciliationId, page })),
  );
  return (
    <InfiniteList
      label="Differences"
      layout="list"
      items={query.data?.pages.flatMap(({ pageList }) => pageList) ?? []}
      getKey={({ id }) => id}
      renderItem={(difference) => <DifferenceCard difference={difference} />}
      hasNextPage={query.hasNextPage}
      loading={query.isPending || query.isFetchingNextPage}
      error={query.isError && !query.isFetching ? 'Couldn’t load the differences.' : null}
      onLoadMore={query.fetchNextPage}
      onRetry={() => void query.refetch()}
    />
  );
}

function DifferenceCard({ difference }: { difference: Difference }) {
  const { kind, transactionId, orderId, userId } = difference;
  return (
    <article className={styles.card} aria-label={kindTexts[kind]}>
      <p>
        <Badge tone="danger">{kindTexts[kind]}</Badge>
      </p>
      <p>{describeDifference(difference)}</p>
      <FactList facts={[['Transaction', transactionId], ...(orderId ? [['Order', orderId] as const] : [])]} />
      {userId ? <Link to={`/admin/users/${userId}`}>Open the user</Link> : null}
    </article>
  );
}
