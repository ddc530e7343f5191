import { RotateCw } from 'lucide-react';
import styles from './BalanceRetry.module.css';

/** Stands in the pill's place when the balance did not load. */
export function BalanceRetry({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <button type="button" className={styles.pill} aria-busy={busy} onClick={onRetry}>
      <RotateCw aria-hidden="true" size={14} />
      Points <span className="visually-hidden">did not load. Retry</span>
    </button>
  );
}
