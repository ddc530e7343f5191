import { formatPoints } from '../text/format.ts';
import styles from './DebtNote.module.css';

/** Explains why new points do not all reach the balance. */
export function DebtNote({ debt }: { debt: number }) {
  if (debt === 0) return null;
  return (
    <p className={styles.note}>
      {`You owe ${formatPoints(debt)} from a refunded purchase. The points you get next pay this first.`}
    </p>
  );
}
