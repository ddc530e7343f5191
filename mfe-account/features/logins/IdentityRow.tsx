import { removeLogin } from '@storyloom/contract/endpoints/users/remove-login';
import type { Identity, Logins } from '@storyloom/contract/entities/logins';
import { actionMessages } from '@storyloom/contract/messages/actions';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import styles from './LoginSettings.module.css';

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

interface IdentityRowProps {
  identity: Identity;
  /** The last login cannot be removed. */
  isOnly: boolean;
  onChange(logins: Logins): Promise<void>;
}

/** A login with another service. */
export function IdentityRow({ identity, isOnly, onChange }: IdentityRowProps) {
  const host = useHost();
  const { id, name, email, createdAt } = identity;
  const remove = useMutation({
    mutationFn: () => host.call(removeLogin, { id }),
    async onSuccess(changed) {
      await onChange(changed);
      host.toast('success', 'Login removed.');
    },
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
  });
  const ask = async () => {
    const isSure = await host.confirm({
      title: `Remove ${name}?`,
      message: `You won’t be able to log in with ${name} any more. All other devices will be logged out.`,
      confirmLabel: 'Remove',
      cancelLabel: 'Keep',
    });
    if (isSure) remove.mutate();
  };
  return (
    <li className={styles.login}>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>
          {email === null ? '' : `${email}. `}Added {date.format(new Date(createdAt))}.
        </p>
      </div>
      {isOnly ? null : (
        <Button
          kind="quiet"
          size="small"
          aria-label={`Remove ${name}${email === null ? '' : `, ${email}`}`}
          loading={remove.isPending}
          onClick={() => void ask()}
        >
          Remove
        </Button>
      )}
    </li>
  );
}
