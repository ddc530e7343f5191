import { ledger } from '@storyloom/contract/endpoints/admin/ledger';
import { orders } from '@storyloom/contract/endpoints/admin/orders';
import { user as userEndpoint } from '@storyloom/contract/endpoints/admin/user';
import type { AdminOrder } from '@storyloom/contract/entities/admin-order';
import type { AdminUserDetail } from '@storyloom/contract/entities/admin-user';
import { Button } from '@storyloom/ui/actions/Button';
import { FactList } from '@storyloom/ui/sections/Facts';
import { Badge } from '@storyloom/ui/text/Badge';
import { useState } from 'react';
import styles from '../../admin-parts/AdminParts.module.css';
import { formatTime } from '../../admin-parts/format-time.ts';
import { formatPoints, formatUsd, readable } from '../text.ts';
import { useRefresh } from '../use-refresh.ts';
import { adjustmentText, stateTexts } from './order.model.ts';
import { RefundForm } from './RefundForm.tsx';

interface OrderCardProps {
  order: AdminOrder;
  user: AdminUserDetail;
}

/** A purchase with its refunds, and the form for another refund. */
export function OrderCard({ order, user }: OrderCardProps) {
  const [refunding, setRefunding] = useState(false);
  const { name, quantity, state, paid, price, pointsCount, createdAt, refundable, refunded } = order;
  const refresh = useRefresh();
  const endRefund = () => {
    setRefunding(false);
    refresh.now(orders);
    refresh.afterWebhook(orders, ledger, userEndpoint);
  };
  const added = order.pointsAddedAt === null ? 'not added' : `added ${formatTime(order.pointsAddedAt)}`;
  const title = quantity > 1 ? `${quantity} × ${name}` : name;
  return (
    <article className={styles.card} aria-label={title}>
      <p className={styles.line}>
        <span className={styles.name}>{title}</span>
        <Badge tone={state === 'PAID' ? 'success' : 'neutral'}>{stateTexts[state]}</Badge>
        <time className={styles.note} dateTime={createdAt}>
          {formatTime(createdAt)}
        </time>
      </p>
      <FactList
        facts={[
          [paid === null ? 'Price' : 'Paid', formatUsd(paid ?? price)],
          ['Points', `${formatPoints(pointsCount)}, ${added}`],
          ...(refunded > 0 ? [['Refunded', formatUsd(refunded)] as const] : []),
          ['Order', order.id],
          ['Transaction', order.transactionId ?? 'None'],
        ]}
      />
      {order.adjustments.length > 0 ? (
        <ul aria-label="Refunds and disputes">
          {order.adjustments.map(({ id, action, status, amount, at, reason, by }) => (
            <li key={id} className={styles.note}>
              {readable(action)} of {formatUsd(amount)}, {adjustmentText(status)}, {formatTime(at)}
              {by ? `, by ${by.name}` : null}
              {reason ? `: ${reason}` : null}
            </li>
          ))}
        </ul>
      ) : null}
      {refunding && refundable > 0 ? (
        <RefundForm order={order} user={user} onRefunded={endRefund} onCancel={() => setRefunding(false)} />
      ) : null}
      {!refunding && refundable > 0 ? (
        <div className={styles.acts}>
          <Button kind="quiet" size="small" onClick={() => setRefunding(true)}>
            Refund
          </Button>
        </div>
      ) : null}
    </article>
  );
}
