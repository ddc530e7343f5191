import { formatCount, formatWhole } from '@storyloom/contract/core/count-format';

/** Formats a balance for the header: in full below 10,000 points, abbreviated from there on. */
export function formatBalance(points: number): string {
  return points < 10_000 ? formatWhole(points) : formatCount(points);
}
