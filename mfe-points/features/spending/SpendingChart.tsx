import type { SpendingDay } from '@storyloom/contract/points/entities/points-spending';
import { ColumnChart } from '@storyloom/ui/charts/ColumnChart';
import { formatUtcDay, purposeTones, totalOf } from './spending.model.ts';

/** Stacked columns, one per day. */
export function SpendingChart({ days }: { days: readonly SpendingDay[] }) {
  const highest = Math.max(1, ...days.map(totalOf));
  const [first, last] = [days[0], days.at(-1)];
  const columns = days.map(({ day, spent }) => ({
    key: day,
    parts: spent.map(({ purpose, amount }) => ({ tone: purposeTones[purpose], value: amount })),
  }));
  return (
    <ColumnChart
      columns={columns}
      axis={[
        first ? formatUtcDay(first.day) : null,
        `most in a day: ${highest}`,
        last ? formatUtcDay(last.day) : null,
      ]}
    />
  );
}
