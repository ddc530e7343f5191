import { orders } from '@storyloom/contract/admin/endpoints/orders';
import { ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import styles from '../../admin-parts/AdminParts.module.css';
import { listProps } from '../../admin-parts/list-props.tsx';
import { OrderCard } from './OrderCard.tsx';

/** All purchases of a user, in any state, latest first. */
export function OrderList({ userId }: { userId: string }) {
  const host = useHost();
  const { userId: viewerId } = useSession();
  const query = useInfiniteQuery(ownPagedQuery(host, viewerId, orders, (page) => ({ userId, page })));
  return (
    <InfiniteList
      label="Purchases"
      {...listProps(query, 'Couldn’t load the purchases.', 1)}
      renderItem={(order) => <OrderCard order={order} />}
      empty={<p className={styles.note}>Nothing was bought.</p>}
    />
  );
}
