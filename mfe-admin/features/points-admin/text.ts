/** "¥1,500" for an amount in the smallest unit of its currency. */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** "1 point", "2,200 points". */
export const formatPoints = (points: number) =>
  points === 1 ? '1 point' : `${points.toLocaleString('en')} points`;
