import { actionMessages } from '@storyloom/contract/core/messages';
import { revokeOtherSessions } from '@storyloom/contract/users/endpoints/revoke-other-sessions';
import { revokeSession } from '@storyloom/contract/users/endpoints/revoke-session';
import { sessions } from '@storyloom/contract/users/endpoints/sessions';
import type { Session } from '@storyloom/contract/users/entities/session';
import { ownQuery, useHost, useMutation, useQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { Badge } from '@storyloom/ui/text/Badge';
import { lastUse } from '@storyloom/ui/text/last-use';
import { TitledCard } from '@storyloom/ui/text/TitledCard';
import { useRef } from 'react';
import { settingsSections } from '../settings-sections/sections.ts';
import styles from './SessionList.module.css';

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** The device that asks is in use, whenever that was last recorded. */
const timesText = ({ createdAt, usedAt, isCurrent }: Session) =>
  `Logged in ${time.format(new Date(createdAt))}. ${isCurrent ? 'Active now' : `Last used ${lastUse(usedAt, Date.now())}`}.`;

/** The devices on which the visitor is logged in. All except this one can be logged out. */
export function SessionList() {
  const host = useHost();
  const { status, userId } = useSession();
  const list = useQuery({ ...ownQuery(host, userId, sessions, {}), enabled: status === 'real' });
  const devices = useRef<HTMLUListElement>(null);
  const focus = useRestoreFocus(() => devices.current);
  const revoke = useMutation({
    mutationFn: async (session: Session | null) => {
      await (session ? host.call(revokeSession, { id: session.id }) : host.call(revokeOtherSessions, {}));
    },
    onSuccess: (_, session) =>
      host.toast('success', session ? `Logged out ${session.device}.` : 'Logged out all other devices.'),
    onError: () => host.toast('error', actionMessages.actionFailed),
    onSettled: () => list.refetch(),
  });
  if (status !== 'real') return null;
  const others = list.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <TitledCard {...settingsSections.sessions} busy={list.isPending}>
      {list.isError && !list.data ? (
        <ErrorPanel
          compact
          title="Couldn’t load your devices."
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : null}
      <div className={styles.devices} {...focus}>
        <ul className={styles.list} aria-label="Devices" ref={devices} tabIndex={-1}>
          {list.data?.map((session) => (
            <li key={session.id} className={styles.session}>
              <div className={styles.about}>
                <p className={styles.device}>
                  {session.device} {session.isCurrent ? <Badge tone="cool">This device</Badge> : null}
                </p>
                <p className={styles.times}>{timesText(session)}</p>
              </div>
              {session.isCurrent ? null : (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Log out ${session.device}`}
                  loading={revoke.isPending && revoke.variables?.id === session.id}
                  onClick={() => revoke.mutate(session)}
                >
                  Log out
                </Button>
              )}
            </li>
          ))}
        </ul>
        {others.length > 1 ? (
          <div>
            <Button
              kind="quiet"
              loading={revoke.isPending && revoke.variables === null}
              onClick={() => revoke.mutate(null)}
            >
              Log out all other devices
            </Button>
          </div>
        ) : null}
      </div>
    </TitledCard>
  );
}
