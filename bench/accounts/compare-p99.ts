import type { Comparison } from '../report/comparison.ts';
import { percentile, typicalPercentile } from '../report/statistics.ts';

const MAX_RATIO = 1.2;

/** Rows for durations in ms, in the order in which they were measured, under a load (ours) and without it. */
export function compareP99(what: string, ours: number[], other: number[]): Comparison[] {
  const quiet = typicalPercentile(other, 0.99);
  return [
    { what: `${what}, p50`, unit: 'ms', ours: percentile(ours, 0.5), other: percentile(other, 0.5) },
    {
      what: `${what}, p99`,
      unit: 'ms',
      ours: typicalPercentile(ours, 0.99),
      other: quiet,
      target: { words: `≤ ${MAX_RATIO}×`, kind: 'at most', limit: MAX_RATIO * quiet },
    },
  ];
}
