import styles from './PriceNote.module.css';

export interface PriceNoteProps {
  /** For example "1 point" or "Free". */
  price: string;
  /** Points left after the action; null while the balance is unknown or does not cover the price. */
  left: number | null;
  /** The cost of a failure, as a sentence. Without it, price and balance are two small lines of the same height. */
  failure?: string;
}

/** The balance after an action in words; null while it is unknown. */
export function formatLeft(left: number | null): string | null {
  return left === null ? null : `${left.toLocaleString('en')} left after`;
}

/** The price of an action before it is taken, with the balance after it. */
export function PriceNote({ price, left, failure }: PriceNoteProps) {
  const rest = formatLeft(left);
  if (failure === undefined) {
    return (
      <span className={styles.compact}>
        <span>{price}</span> <span className={styles.left}>{rest}</span>
      </span>
    );
  }
  return (
    <p className={styles.note}>
      {rest === null ? price : `${price}, ${rest}`}. {failure}
    </p>
  );
}
