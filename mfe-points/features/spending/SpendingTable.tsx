import type { SpendingDay } from '@storyloom/contract/entities/points-spending';
import styles from './Spending.module.css';
import { amountOf, formatUtcDay, purposeLabels, totalOf, totalsOf } from './spending.model.ts';

/** The days with spending, newest first, and the purposes that points were spent on. */
export function SpendingTable({ days }: { days: readonly SpendingDay[] }) {
  const purposes = totalsOf(days).map(({ purpose }) => purpose);
  const rows = days.filter((day) => totalOf(day) > 0).toReversed();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Points spent by day (UTC) and purpose</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {purposes.map((purpose) => (
            <th key={purpose} scope="col">
              {purposeLabels[purpose]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.day}>
            <th scope="row">{formatUtcDay(row.day)}</th>
            {purposes.map((purpose) => (
              <td key={purpose}>{amountOf(row, purpose)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
