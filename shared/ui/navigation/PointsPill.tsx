import styles from './PointsPill.module.css';

export interface PointsPillProps {
  /** Formatted balance; null while loading. */
  balanceText: string | null;
  onClick: () => void;
}

/** The balance in the header; opens the dialog that gets points. */
export function PointsPill({ balanceText, onClick }: PointsPillProps) {
  const name = balanceText === null ? 'Points' : `${balanceText} points`;
  return (
    <button type="button" className={styles.pill} aria-label={`${name}, get more`} onClick={onClick}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path d="M8 1c.8 4 3 6.2 7 7-4 .8-6.2 3-7 7-.8-4-3-6.2-7-7 4-.8 6.2-3 7-7Z" />
      </svg>
      <span className={styles.balance}>{balanceText ?? '–'}</span>
      <span className={styles.plus} aria-hidden="true">
        +
      </span>
    </button>
  );
}
