import { pageMessages } from '@storyloom/contract/platform/messages';
import { userMessages } from '@storyloom/contract/users/messages';
import { isBusinessError, serverMessage } from '@storyloom/http/errors';
import { Link, useHost, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { useEffect } from 'react';
import styles from './Studio.module.css';

interface StudioFailedProps {
  error: unknown;
  retry: () => void;
}

/** In place of a draft that did not open. */
export function StudioFailed({ error, retry }: StudioFailedProps) {
  const needsLogin = isBusinessError(error, 'auth.real_user_required');
  return (
    <main className={styles.page}>
      {needsLogin ? (
        <LoginNeeded onLogin={retry} />
      ) : isBusinessError(error, 'story.not_found') ? (
        <ErrorPanel title={error.message} text="It may be in another account, or was deleted." />
      ) : (
        <ErrorPanel title={serverMessage(error) ?? pageMessages.loadFailed} onRetry={retry} />
      )}
      <Link to="/build" className={styles.back}>
        Your works
      </Link>
    </main>
  );
}

/** Offers the login at once, and calls `onLogin` after it. */
function LoginNeeded({ onLogin }: { onLogin: () => void }) {
  const host = useHost();
  const isLoggedIn = useSession().status === 'real';
  useEffect(() => {
    if (isLoggedIn) onLogin();
    else void host.requireLogin();
  }, [isLoggedIn, onLogin, host]);
  return (
    <EmptyState
      level={1}
      art="lantern"
      title={userMessages.pleaseLogIn}
      text="This draft is in an account. Log in to open it."
      action={<Button onClick={() => void host.requireLogin()}>Log in</Button>}
    />
  );
}
