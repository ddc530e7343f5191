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
  const count = left.toLocaleString('en');
  return isFree
    ? `${price}, you keep your ${count} ${left === 1 ? 'point' : 'points'}`
    : `${price}, ${count} left after`;
}
