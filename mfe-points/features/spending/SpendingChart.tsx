import type { SpendingDay, SpendingPurpose } from '@storyloom/contract/entities/points-spending';
import { ColumnChart } from '@storyloom/ui/charts/ColumnChart';
import type { ChartTone } from '@storyloom/ui/charts/chart-tones';
import { formatUtcDay, totalOf } from './spending.model.ts';

const tones: Record<SpendingPurpose, ChartTone> = {
  REPLY: 'ember',
  PREMIUM_REPLY: 'warning',
  IMAGE: 'cool',
  COVER: 'blend',
  OPTIMIZE: 'success',
};

/** Stacked columns, one for each day. */
export function SpendingChart({ days }: { days: readonly SpendingDay[] }) {
  const highest = Math.max(1, ...days.map(totalOf));
  const [first, last] = [days[0], days.at(-1)];
  const columns = days.map(({ day, spent }) => ({
    key: day,
    parts: spent.map(({ purpose, amount }) => ({ tone: tones[purpose], value: amount })),
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
