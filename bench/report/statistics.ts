/** The percentile of the values by nearest rank; `share` is between 0 and 1. Throws for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error('A percentile needs at least one value.');
  return found;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
