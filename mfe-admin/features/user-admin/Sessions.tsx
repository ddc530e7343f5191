import { endSessions } from '@storyloom/contract/admin/endpoints/end-sessions';
import type { AdminUserDetail } from '@storyloom/contract/admin/entities/admin-user';
import { actionMessages } from '@storyloom/contract/core/messages';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { Section } from '@storyloom/ui/sections/Section';
import { lastUse } from '@storyloom/ui/text/last-use';
import { useRef } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import styles from './Section.module.css';
import { formatTime } from './user.model.ts';

interface SessionsProps {
  user: AdminUserDetail;
  onChanged: (user: AdminUserDetail) => void;
}

/** The devices on which a user is logged in. */
export function Sessions({ user, onChanged }: SessionsProps) {
  const host = useHost();
  const none = useRef<HTMLParagraphElement>(null);
  const focus = useRestoreFocus(() => none.current);
  const end = useMutation({
    mutationFn: () => host.call(endSessions, { userId: user.id }),
    onSuccess(changed) {
      onChanged(changed);
      host.toast('success', 'All sessions have ended.');
    },
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
  });
  const ask = async () => {
    const confirmed = await host.confirm({
      title: 'End all sessions?',
      message: `${user.name} has to log in again on each device. What they have not saved there stays on it.`,
      confirmLabel: 'End sessions',
      cancelLabel: 'Cancel',
      danger: true,
    });
    if (confirmed) end.mutate();
  };
  return (
    <Section title="Sessions">
      <div className={styles.sessions} {...focus}>
        {user.sessions.length === 0 ? (
          <p className={parts.note} ref={none} tabIndex={-1}>
            No active sessions.
          </p>
        ) : (
          <>
            <ul>
              {user.sessions.map(({ id, device, createdAt, usedAt }) => (
                <li key={id} className={styles.row}>
                  <span>{device}</span>
                  <span className={parts.note}>
                    {`since ${formatTime(createdAt)}, last used ${lastUse(usedAt, Date.now())}`}
                  </span>
                </li>
              ))}
            </ul>
            <div>
              <Button kind="quiet" loading={end.isPending} onClick={() => void ask()}>
                End all sessions
              </Button>
            </div>
          </>
        )}
      </div>
    </Section>
  );
}
