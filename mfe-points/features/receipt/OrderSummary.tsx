import { order } from '@storyloom/contract/endpoints/payments/order';
import type { Order } from '@storyloom/contract/entities/order';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { formatDay, formatUsd } from '../text/format.ts';
import styles from './Receipt.module.css';

const stateLabels: Record<Order['state'], string> = {
  OPEN: 'Not paid',
  PAID: 'Paid',
  CANCELLED: 'Cancelled',
  REFUNDED: 'Refunded',
};

/** The purchase behind a row of the history; nothing if it cannot be read. */
export function OrderSummary({ orderId }: { orderId: string }) {
  const host = useHost();
  const { userId } = useSession();
  const { data, isPending } = useQuery(ownQuery(host, userId, order, { id: orderId }));
  if (isPending) return <Skeleton shape="line" width="58%" height={16} />;
  if (!data) return null;
  const { name, price, state, createdAt } = data;
  return (
    <p className={styles.order}>
      {name}, {formatUsd(price)} before tax. {stateLabels[state]}, ordered on {formatDay(new Date(createdAt))}
      .
    </p>
  );
}
