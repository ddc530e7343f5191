import { order } from '@storyloom/contract/payments/endpoints/order';
import type { Order } from '@storyloom/contract/payments/entities/order';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { usePortal } from '../portal/use-portal.ts';
import { formatDay, formatUsd } from '../text/format.ts';
import styles from './Receipt.module.css';

const stateLabels: Record<Order['state'], string> = {
  OPEN: 'Not paid',
  PAID: 'Paid',
  CANCELLED: 'Cancelled',
  REFUNDED: 'Refunded',
};

/** The order of a receipt, with a link to its invoice. Renders nothing if it cannot be loaded. */
export function OrderSummary({ orderId }: { orderId: string }) {
  const host = useHost();
  const { userId } = useSession();
  const { data, isPending } = useQuery(ownQuery(host, userId, order, { id: orderId }));
  const portal = usePortal();
  if (isPending) {
    return (
      <div className={styles.order} aria-busy="true">
        <Skeleton shape="line" width="92%" height={16} />
        <Skeleton shape="line" width="58%" height={16} />
      </div>
    );
  }
  if (!data) return null;
  const { id, name, price, state, createdAt } = data;
  const isInvoiced = state === 'PAID' || state === 'REFUNDED';
  return (
    <div className={styles.order}>
      <p>
        {`${name}, ${formatUsd(price)} before tax. ${stateLabels[state]}, ordered on ${formatDay(new Date(createdAt))}. Order ${id}.`}
      </p>
      {isInvoiced ? (
        <button
          type="button"
          className={styles.link}
          aria-disabled={portal.isOpening || undefined}
          onClick={portal.isOpening ? undefined : portal.open}
        >
          Show the invoice at the payment provider
        </button>
      ) : null}
    </div>
  );
}
