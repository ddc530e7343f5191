/** Formats a count with K from 10,000 and M from 1,000,000, with two decimals. Anything but a finite number is 0. */
export function formatCount(value: unknown): string {
  const count = toNumber(value);
  if (count >= 1_000_000) return `${(count / 1_000_000).toFixed(2)}M`;
  if (count >= 10_000) return `${(count / 1_000).toFixed(2)}K`;
  return String(count);
}

/**
 * Formats a whole number with thousands separators. The first use of `toLocaleString` in a page takes longer than all
 * other work of its start together.
 */
export function formatWhole(value: number | bigint): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

function toNumber(value: unknown): number {
  if (typeof value !== 'number' && typeof value !== 'string') return 0;
  const count = Number(value);
  return Number.isFinite(count) ? count : 0;
}
