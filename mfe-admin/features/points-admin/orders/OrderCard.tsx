import type { AdminOrder } from '@storyloom/contract/admin/entities/admin-order';
import { FactList } from '@storyloom/ui/sections/Facts';
import { Badge } from '@storyloom/ui/text/Badge';
import styles from '../../admin-parts/AdminParts.module.css';
import { formatTime } from '../../admin-parts/format-time.ts';
import { formatUsd } from '../../admin-parts/format-usd.ts';
import { readable } from '../../admin-parts/readable.ts';
import { formatMoney, formatPoints } from '../text.ts';
import { adjustmentText, stateTexts } from './order.model.ts';

/** A purchase with its refunds, and the link to the provider's page, where it is refunded. */
export function OrderCard({ order }: { order: AdminOrder }) {
  const { name, quantity, state, paid, price, pointsCount, createdAt, refunded, transactionUrl } = order;
  const money = (amount: number) => formatMoney(amount, order.currency);
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
          paid === null ? ['Price', formatUsd(price)] : ['Paid', money(paid)],
          ['Points', `${formatPoints(pointsCount)}, ${added}`],
          ...(refunded > 0 ? [['Refunded', money(refunded)] as const] : []),
          ['Order', order.id],
          ['Transaction', order.transactionId ?? 'None'],
        ]}
      />
      {order.adjustments.length > 0 ? (
        <ul aria-label="Refunds and disputes">
          {order.adjustments.map(({ id, action, status, amount, at }) => (
            <li key={id} className={styles.note}>
              {readable(action)} of {money(amount)}, {adjustmentText(status)}, {formatTime(at)}
            </li>
          ))}
        </ul>
      ) : null}
      {transactionUrl === null ? null : (
        <p>
          <a href={transactionUrl} target="_blank" rel="noreferrer">
            {state === 'PAID' ? 'Refund at the payment provider' : 'Open at the payment provider'}
          </a>
        </p>
      )}
    </article>
  );
}
