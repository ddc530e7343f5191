import { cx } from '../cx.ts';
import styles from './PriceNote.module.css';

export interface PriceNoteProps {
  /** For example "1 point" or "Free". */
  price: string;
  /** Points left after the action; null while the balance is unknown or does not cover the price. */
  left: number | null;
  /** The cost of a failure, as a sentence; left out for what is free. */
  failure?: string;
  /** For a place beside other small words. */
  small?: boolean;
}

/** The balance after an action in words; null while it is unknown. */
export function formatLeft(left: number | null): string | null {
  return left === null ? null : `${left.toLocaleString('en')} left after`;
}

/** The price of an action before it is taken, the balance after it, and the cost of a failure. */
export function PriceNote({ price, left, failure, small = false }: PriceNoteProps) {
  const isFree = failure === undefined;
  const rest =
    isFree && left !== null ? `you keep your ${left.toLocaleString('en')} points` : formatLeft(left);
  return (
    <span className={cx(styles.note, small && styles.small)}>
      {rest === null ? price : `${price}, ${rest}`}.{isFree ? null : ` ${failure}`}
    </span>
  );
}
