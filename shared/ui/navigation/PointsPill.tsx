import { cx } from '../cx.ts';
import styles from './PointsPill.module.css';

export interface PointsPillProps {
  /** Formatted balance; null while loading. */
  balanceText: string | null;
  /** The dialog that a click opens. */
  opens?: 'more' | 'details';
  onClick: () => void;
}

/** The balance in the header. */
export function PointsPill({ balanceText, opens = 'more', onClick }: PointsPillProps) {
  const name = balanceText === null ? 'Points' : `${balanceText} points`;
  const more = opens === 'more';
  return (
    <button
      type="button"
      className={cx(styles.pill, !more && styles.plain)}
      aria-label={`${name}, ${more ? 'get more' : 'see details'}`}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path d="M8 1c.8 4 3 6.2 7 7-4 .8-6.2 3-7 7-.8-4-3-6.2-7-7 4-.8 6.2-3 7-7Z" />
      </svg>
      <span className={styles.balance}>{balanceText ?? '–'}</span>
      {more ? (
        <span className={styles.plus} aria-hidden="true">
          +
        </span>
      ) : null}
    </button>
  );
}
