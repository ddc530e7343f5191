import { useSession } from '@storyloom/mfe';
import styles from './GuestNote.module.css';

/** Tells guests what an account is for. Without a button: accounts do not exist yet. */
export function GuestNote() {
  if (useSession().status === 'real') return null;
  return (
    <aside className={styles.note} aria-label="About accounts">
      <p className={styles.title}>An account keeps your stories</p>
      <p className={styles.text}>
        You’re a guest. Your stories and points are kept in this browser only. Accounts are coming soon, and
        everything you have here will move into yours.
      </p>
    </aside>
  );
}
