/** The value below which `share` of the values lie (nearest rank). Throws when there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error('There is nothing to take a percentile of.');
  return found;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
