/** The percentile of the values by nearest rank; `share` is between 0 and 1. Throws for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error('A percentile needs at least one value.');
  return found;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Number of parts that `typicalPercentile` splits the values into. */
export const PARTS = 20;

/**
 * The median of the percentiles of consecutive parts of the values, in the order in which they were measured. A stall of the
 * machine is in one part only, whereas it can be most of the slowest hundredth of all values.
 */
export const typicalPercentile = (values: readonly number[], share: number): number =>
  median(
    Array.from({ length: PARTS }, (_, part) =>
      percentile(
        values.slice(
          Math.round((part * values.length) / PARTS),
          Math.round(((part + 1) * values.length) / PARTS),
        ),
        share,
      ),
    ),
  );
