import { userMessages } from '@storyloom/contract/users/messages';
import { useHost, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import styles from './GettingStarted.module.css';
import { Steps } from './Steps.tsx';

/** Tells an author without works what a story consists of, and guests that they need an account. */
export function GettingStarted() {
  const guest = useSession().status !== 'real';
  return (
    <div className={styles.started}>
      <EmptyState
        art="book"
        title="Your stories start here"
        text="Give a world its rules and a character a voice, and readers will play the rest."
        action={guest ? <LoginNotice /> : undefined}
      />
      <Steps />
    </div>
  );
}

function LoginNotice() {
  const host = useHost();
  return (
    <>
      <p className={styles.login}>{userMessages.pleaseLogIn}</p>
      <Button className={styles.button} onClick={() => void host.requireLogin()}>
        Log in
      </Button>
    </>
  );
}
