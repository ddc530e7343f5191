import type { UserOrder } from '@storyloom/contract/admin/entities/admin-user';
import { cx } from '@storyloom/ui/cx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import styles from './UserTable.module.css';
import { userColumns } from './user-columns.ts';

interface UserHeadingsProps {
  order: UserOrder;
  onOrder: (order: UserOrder) => void;
}

/** The headings of the list, which sort it. On narrow screens, a menu does that and each fact has its label. */
export function UserHeadings({ order, onOrder }: UserHeadingsProps) {
  return (
    <tr>
      {userColumns.map(({ label, orders, ascending, isNumber }) => {
        const [first, second] = orders;
        const isSorted = orders.includes(order);
        const isUp = order === ascending;
        const Arrow = isUp ? ArrowUp : ArrowDown;
        return (
          <th
            key={label}
            scope="col"
            aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
            className={cx(styles.heading, isNumber && styles.number)}
          >
            <button
              type="button"
              className={styles.sort}
              onClick={() => onOrder(order === first ? second : first)}
            >
              {label}
              {isSorted ? <Arrow aria-hidden size={14} /> : null}
            </button>
          </th>
        );
      })}
    </tr>
  );
}
