export interface PriceParts {
  /** The price in words, such as “1 point” or “Free”. */
  price: string;
  /** A free action leaves the balance as it is. */
  isFree?: boolean;
  /** Points left after the action; null while the balance is unknown or does not cover the price. */
  left: number | null;
}

/** The price of an action and the balance after it, in words. */
export function formatPrice({ price, isFree = false, left }: PriceParts): string {
  if (left === null) return price;
  // A page starts faster without `toLocaleString`, whose first use takes longer than the rest of its start.
  const count = String(left).replace(/\B(?=(\d{3})+$)/g, ',');
  return isFree
    ? `${price}, you keep your ${count} ${left === 1 ? 'point' : 'points'}`
    : `${price}, ${count} left after`;
}
