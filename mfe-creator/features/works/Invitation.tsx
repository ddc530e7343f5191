import { messages } from '@storyloom/contract/messages';
import { useSession } from '@storyloom/mfe';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { Steps } from '../making/Steps.tsx';
import styles from './Invitation.module.css';

/** In words, until there is a login dialog to open. */
function LogInFirst() {
  return (
    <>
      <p className={styles.login}>{messages.pleaseLogIn}</p>
      <p className={styles.soon}>Accounts open soon. Until then, read and play as a guest.</p>
    </>
  );
}

/** Stands where the works would: what this place is for, and what is missing to begin. */
export function Invitation() {
  const guest = useSession().status !== 'real';
  return (
    <div className={styles.invitation}>
      <EmptyState
        art="book"
        title="Your stories start here"
        text="Give a world its rules and a character a voice, and readers will play the rest."
        action={guest ? <LogInFirst /> : undefined}
      />
      <Steps />
    </div>
  );
}
