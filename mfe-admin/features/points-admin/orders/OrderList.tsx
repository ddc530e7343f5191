import { orders } from '@storyloom/contract/endpoints/admin/orders';
import type { AdminUserDetail } from '@storyloom/contract/entities/admin-user';
import { ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import styles from '../../admin-parts/AdminParts.module.css';
import { OrderCard } from './OrderCard.tsx';

/** All purchases of a user, in any state, latest first. */
export function OrderList({ user }: { user: AdminUserDetail }) {
  const host = useHost();
  const { userId } = useSession();
  const query = useInfiniteQuery(ownPagedQuery(host, userId, orders, (page) => ({ userId: user.id, page })));
  return (
    <InfiniteList
      label="Purchases"
      layout="list"
      items={query.data?.pages.flatMap(({ pageList }) => pageList) ?? []}
      getKey={({ id }) => id}
      renderItem={(order) => <OrderCard order={order} user={user} />}
      hasNextPage={query.hasNextPage}
      loading={query.isPending || query.isFetchingNextPage}
      error={query.isError && !query.isFetching ? 'Couldn’t load the purchases.' : null}
      onLoadMore={query.fetchNextPage}
      onRetry={() => void query.refetch()}
      empty={<p className={styles.note}>Nothing was bought.</p>}
    />
  );
}
