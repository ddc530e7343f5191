import { RotateCw } from 'lucide-react';
import styles from './BalanceRetry.module.css';

/** Replaces the pill if the balance could not be loaded. */
export function BalanceRetry({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <button type="button" className={styles.pill} aria-busy={busy} onClick={onRetry}>
      <RotateCw aria-hidden="true" size={14} />
      Points <span className="visually-hidden">couldn’t be loaded. Retry</span>
    </button>
  );
}
