import { removeLogin } from '@storyloom/contract/users/endpoints/remove-login';
import type { Identity, Logins } from '@storyloom/contract/users/entities/logins';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { useRef, useState } from 'react';
import styles from './LoginSettings.module.css';

const ProofForm = lazyPart(() => import('./ProofForm.tsx'));

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

interface IdentityRowProps {
  identity: Identity;
  /** All logins of the visitor. The last one cannot be removed. */
  logins: Logins;
  onChange(logins: Logins): Promise<void>;
}

/** A login with another service. The form that removes it replaces the button. */
export function IdentityRow({ identity, logins, onChange }: IdentityRowProps) {
  const host = useHost();
  const { id, name, email, createdAt } = identity;
  const [isRemoving, setIsRemoving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const focus = useRestoreFocus(() => button.current);
  const isOnly = logins.email === null && logins.identities.length === 1;
  return (
    <li className={styles.row} {...focus}>
      <div className={styles.login}>
        <div className={styles.about}>
          <p className={styles.name}>{name}</p>
          <p className={styles.detail}>
            {email === null ? '' : `${email}. `}Added {date.format(new Date(createdAt))}.
          </p>
        </div>
        {isOnly || isRemoving ? null : (
          <Button
            kind="quiet"
            size="small"
            ref={button}
            aria-label={`Remove ${name}${email === null ? '' : `, ${email}`}`}
            onClick={() => setIsRemoving(true)}
          >
            Remove
          </Button>
        )}
      </div>
      {isRemoving ? (
        <ProofForm
          logins={logins}
          title={`Remove ${name}`}
          text={`You won’t be able to log in with ${name} any more. All other devices will be logged out.`}
          submitText="Remove"
          cancelText="Keep"
          danger
          send={async (proof) => {
            await onChange(await host.call(removeLogin, { id, proof }));
            host.toast('success', 'Login removed.');
          }}
          onCancel={() => setIsRemoving(false)}
        />
      ) : null}
    </li>
  );
}
