import { formatWhole } from '@storyloom/contract/core/count-format';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$19.99". */
export function formatUsd(cents: number): string {
  return usd.format(cents / 100);
}

/** "1 point", "2,200 points". */
export function formatPoints(points: number): string {
  return points === 1 ? '1 point' : `${formatWhole(points)} points`;
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** "Dec 22, 2026", in the browser's time zone. */
export function formatDay(date: Date): string {
  return day.format(date);
}
