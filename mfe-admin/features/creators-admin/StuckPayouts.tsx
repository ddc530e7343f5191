import { creatorLimits } from '@storyloom/contract/creators/limits';
import styles from '../admin-parts/AdminParts.module.css';
import { WithdrawalList } from './WithdrawalList.tsx';

/** Withdrawals that were approved long ago and are not paid. */
export function StuckPayouts() {
  return (
    <div className={styles.panel}>
      <p className={styles.note}>
        Approved more than {creatorLimits.payoutDays} days ago and not paid. Each card says what to do.
      </p>
      <WithdrawalList state="stuck" />
    </div>
  );
}
