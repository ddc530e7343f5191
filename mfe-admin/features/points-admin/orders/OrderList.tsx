import { orders } from '@storyloom/contract/admin/endpoints/orders';
import { ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import styles from '../../admin-parts/AdminParts.module.css';
import { OrderCard } from './OrderCard.tsx';

/** All purchases of a user, in any state, latest first. */
export function OrderList({ userId }: { userId: string }) {
  const host = useHost();
  const { userId: viewerId } = useSession();
  const query = useInfiniteQuery(ownPagedQuery(host, viewerId, orders, (page) => ({ userId, page })));
  return (
    <InfiniteList
      label="Purchases"
      layout="list"
      items={query.data?.pages.flatMap(({ pageList }) => pageList) ?? []}
      getKey={({ id }) => id}
      renderItem={(order) => <OrderCard order={order} />}
      hasNextPage={query.hasNextPage}
      loading={query.isPending || query.isFetchingNextPage}
      error={query.isError && !query.isFetching ? 'Couldn’t load the purchases.' : null}
      onLoadMore={query.fetchNextPage}
      onRetry={() => void query.refetch()}
      empty={<p className={styles.note}>Nothing was bought.</p>}
    />
  );
}
