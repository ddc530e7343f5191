import { useEffect, useRef } from 'react';
import styles from './PurchaseNotice.module.css';

/**
 * Says that the payment page was closed because the visitor buys a plan elsewhere. Focused to scroll it into view,
 * because the plans are below it.
 */
export function ReplacedNotice() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} role="status" tabIndex={-1} className={styles.notice}>
      <p className={styles.text}>
        This payment was ended, because you chose a plan in another tab or on another device. You haven’t been
        charged for it. Pay there, or choose a plan here again.
      </p>
    </div>
  );
}
