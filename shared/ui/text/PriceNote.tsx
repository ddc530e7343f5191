import { cx } from '../cx.ts';
import { formatPrice, type PriceParts } from './format-price.ts';
import styles from './PriceNote.module.css';

export interface PriceNoteProps extends PriceParts {
  /** The cost of a failure, as a sentence; left out for free actions. */
  failure?: string;
  /** Uses small text, for a place beside other small text. */
  small?: boolean;
}

/** The price of an action before it is taken, the balance after it, and the cost of a failure. */
export function PriceNote({ failure, small = false, ...price }: PriceNoteProps) {
  return (
    <span className={cx(styles.note, small && styles.small)}>
      {`${formatPrice(price)}.${failure === undefined ? '' : ` ${failure}`}`}
    </span>
  );
}
