import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Wordmark } from '@storyloom/ui/text/Wordmark';
import { type ReactNode, useRef } from 'react';
import { useFirstFocus } from '../focus/use-first-focus.ts';
import styles from './AdminGate.module.css';

interface AdminGateProps {
  /** Logout button of a logged-in visitor; null for guests. */
  logOut: ReactNode;
}

/** Replaces the administration for guests and for users who are not administrators. */
export function AdminGate({ logOut }: AdminGateProps) {
  const host = useHost();
  const title = useRef<HTMLHeadingElement>(null);
  // The focused button is unmounted after a logout.
  useFirstFocus(title);
  return (
    <main className={styles.gate}>
      <Wordmark />
      <h1 className={styles.title} ref={title} tabIndex={-1}>
        Administration
      </h1>
      {logOut ? (
        <>
          <p>You aren’t an administrator. Ask the operators of this site for access.</p>
          {logOut}
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
