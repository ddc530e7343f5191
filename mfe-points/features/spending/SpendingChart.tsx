import type { SpendingDay } from '@storyloom/contract/entities/points-spending';
import styles from './Spending.module.css';
import { formatUtcDay, segmentsOf, totalOf } from './spending.model.ts';

/** Units of the drawing: a column with its gap, a column, and the height of the highest one. */
const STEP = 10;
const WIDTH = 7;
const HEIGHT = 80;

/** Stacked columns, one for each day. Hidden from assistive technology, which reads the table. */
export function SpendingChart({ days }: { days: readonly SpendingDay[] }) {
  const highest = Math.max(1, ...days.map(totalOf));
  const columns = new Map(days.map(({ day }, index) => [day, index * STEP]));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div aria-hidden="true">
      <svg
        aria-hidden="true"
        className={styles.chart}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {segmentsOf(days).map(({ day, purpose, amount, to }) => (
          <rect
            key={`${day} ${purpose}`}
            data-purpose={purpose}
            x={columns.get(day)}
            y={HEIGHT - (to / highest) * HEIGHT}
            width={WIDTH}
            height={(amount / highest) * HEIGHT}
          />
        ))}
      </svg>
      <p className={styles.axis}>
        <span>{first ? formatUtcDay(first.day) : null}</span>
        <span>most in a day: {highest}</span>
        <span>{last ? formatUtcDay(last.day) : null}</span>
      </p>
    </div>
  );
}
