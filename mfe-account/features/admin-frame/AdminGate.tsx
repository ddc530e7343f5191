import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Wordmark } from '@storyloom/ui/text/Wordmark';
import { type ReactNode, useRef } from 'react';
import { useFirstFocus } from '../focus/use-first-focus.ts';
import styles from './AdminGate.module.css';

interface AdminGateProps {
  /** Logout of a visitor who is logged in; null for guests. */
  logOut: ReactNode;
}

/** In place of the administration, for guests and for users who are no administrators. */
export function AdminGate({ logOut }: AdminGateProps) {
  const host = useHost();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone after a logout.
  useFirstFocus(title);
  return (
    <main className={styles.gate}>
      <Wordmark />
      <h1 className={styles.title} ref={title} tabIndex={-1}>
        Administration
      </h1>
      {logOut ? (
        <>
          <p>Your account isn’t an administrator’s. Ask the people who run this site for the role.</p>
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
