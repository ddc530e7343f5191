import { Earnings } from '../features/earnings/Earnings.tsx';
import styles from './build.module.css';
import { StudioNav } from './studio/StudioNav.tsx';

/** Milestones, contract and withdrawals. */
export default function EarningsPage() {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>Earnings</h1>
          <p className={styles.about}>Rewards for the readers your stories bring.</p>
        </div>
      </header>
      <StudioNav current="/build/earnings" />
      <Earnings />
    </main>
  );
}
