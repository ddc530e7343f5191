import type { Logins } from '@storyloom/contract/users/entities/logins';
import { Button } from '@storyloom/ui/actions/Button';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { type ReactNode, useRef, useState } from 'react';
import styles from './LoginSettings.module.css';

const AddPassword = lazyPart(() => import('./AddPassword.tsx'));
const ChangeMail = lazyPart(() => import('./ChangeMail.tsx'));
const ChangePassword = lazyPart(() => import('./ChangePassword.tsx'));

interface PasswordRowProps {
  logins: Logins;
  onChange(logins: Logins): Promise<void>;
  onMailChange(): void;
}

type FormName = 'mail' | 'password' | 'add';

/** The login by email and password. The forms that change it replace their buttons. */
export function PasswordRow({ logins, onChange, onMailChange }: PasswordRowProps) {
  const { email } = logins;
  const [form, setForm] = useState<FormName | null>(null);
  const actions = useRef<HTMLDivElement>(null);
  const closed = useRef<FormName | null>(null);
  const focus = useRestoreFocus(() => {
    const buttons = [...(actions.current?.querySelectorAll('button') ?? [])];
    return buttons.find(({ name }) => name === closed.current) ?? buttons[0];
  });
  const close = () => {
    closed.current = form;
    setForm(null);
  };
  const forms: Record<FormName, () => ReactNode> = {
    add: () => <AddPassword logins={logins} onChange={onChange} onDone={close} />,
    mail: () => <ChangeMail onChange={onMailChange} onDone={close} />,
    password: () => <ChangePassword email={email ?? ''} onDone={close} />,
  };
  return (
    <li className={styles.row} {...focus}>
      <div className={styles.login}>
        <div className={styles.about}>
          <p className={styles.name}>Email and password</p>
          <p className={styles.detail}>{email ?? 'Not set up.'}</p>
        </div>
        {form !== null ? null : (
          <div className={styles.actions} ref={actions}>
            {email === null ? (
              <Button kind="quiet" size="small" name="add" onClick={() => setForm('add')}>
                Add
              </Button>
            ) : (
              <>
                <Button kind="quiet" size="small" name="mail" onClick={() => setForm('mail')}>
                  Change email
                </Button>
                <Button kind="quiet" size="small" name="password" onClick={() => setForm('password')}>
                  Change password
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      {form === null ? null : forms[form]()}
    </li>
  );
}
