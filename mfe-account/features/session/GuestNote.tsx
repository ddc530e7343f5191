import { useSession } from '@storyloom/mfe';
import styles from './GuestNote.module.css';

/** Tells a guest what an account is for, without a button that would lead nowhere yet. */
export function GuestNote() {
  if (useSession().status === 'real') return null;
  return (
    <aside className={styles.note} aria-label="About accounts">
      <p className={styles.title}>An account keeps your stories</p>
      <p className={styles.words}>
        You read as a guest: your chats, saves and points live in this browser alone. Accounts open soon, and
        everything you have here will move into yours.
      </p>
    </aside>
  );
}
