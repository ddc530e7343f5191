import { login } from '@storyloom/contract/users/dialogs/login';
import { useHost, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import styles from './GuestNote.module.css';

/** Explains to guests what an account is for, and offers to register. */
export function GuestNote() {
  const host = useHost();
  const { status } = useSession();
  if (status === 'real') return null;
  const { active: isInApp } = host.webview;
  const open = (view: 'login' | 'register') =>
    void (isInApp ? host.requireLogin() : host.dialogs.open(login, { view }));
  return (
    // Its place is kept until the visitor is known.
    <aside className={styles.note} aria-label="About accounts" data-pending={status === 'none'}>
      <p className={styles.title}>An account keeps your stories</p>
      <p className={styles.text}>
        You’re a guest. Your stories and points are kept in this browser only. With an account you keep them,
        and find them on every device.
      </p>
      <div className={styles.actions}>
        {isInApp ? null : (
          <Button size="small" disabled={status === 'none'} onClick={() => open('register')}>
            Create an account
          </Button>
        )}
        <Button
          kind={isInApp ? 'primary' : 'ghost'}
          size="small"
          disabled={status === 'none'}
          onClick={() => open('login')}
        >
          Log in
        </Button>
      </div>
    </aside>
  );
}
