import { Earnings } from '../features/earnings/Earnings.tsx';
import styles from './build.module.css';

/** Milestones, contract and withdrawals. */
export default function EarningsPage() {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>Earnings</h1>
        <p className={styles.about}>Rewards for the readers your stories bring.</p>
      </header>
      <Earnings />
    </main>
  );
}
