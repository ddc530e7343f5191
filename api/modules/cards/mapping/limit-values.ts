/** Limits of the priority and order of our entries. */
export const PRIORITY = { min: -1_000, max: 1_000 } as const;
export const ORDER = { min: 0, max: 1_000_000 } as const;

type Range = Readonly<{ min: number; max: number }>;

export function areWithin(values: readonly number[], { min, max }: Range): boolean {
  return values.every((value) => Number.isInteger(value) && value >= min && value <= max);
}

/**
 * Returns whole numbers within the limits unchanged. Otherwise replaces all numbers by their ranks, which keeps
 * their order.
 */
export function limitValues(values: readonly number[], range: Range): number[] {
  // Adding 0 turns -0 into 0.
  if (areWithin(values, range)) return values.map((value) => value + 0);
  const ranks = new Map([...new Set(values)].sort((a, b) => a - b).map((value, rank) => [value, rank]));
  return values.map((value) => Math.min(range.max, ranks.get(value) ?? 0));
}
