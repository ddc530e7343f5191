import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Wordmark } from '@storyloom/ui/text/Wordmark';
import styles from './AdminGate.module.css';

/** In place of the administration, for guests and for users who are no administrators. */
export function AdminGate({ isRealUser }: { isRealUser: boolean }) {
  const host = useHost();
  return (
    <main className={styles.gate}>
      <Wordmark />
      <h1 className={styles.title}>Administration</h1>
      {isRealUser ? (
        <>
          <p>Your account isn’t an administrator’s. Ask the people who run this site for the role.</p>
          <Button kind="quiet" onClick={() => void host.session.logout()}>
            Log out
          </Button>
        </>
      ) : (
        <>
          <p>Log in with an administrator’s account.</p>
          <Button onClick={() => void host.requireLogin()}>Log in</Button>
        </>
      )}
    </main>
  );
}
