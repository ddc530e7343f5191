import { useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { TitledCard } from '@storyloom/ui/text/TitledCard';
import { useRef } from 'react';
import { settingsSections } from '../settings-sections/sections.ts';
import { IdentityRow } from './IdentityRow.tsx';
import styles from './LoginSettings.module.css';
import { OtherLogins } from './OtherLogins.tsx';
import { PasswordRow } from './PasswordRow.tsx';
import { useLogins } from './use-logins.ts';

/** The visitor's logins: email and password, and logins with other services. */
export function LoginSettings() {
  const { status } = useSession();
  const { query, change } = useLogins();
  const list = useRef<HTMLUListElement>(null);
  const focus = useRestoreFocus(() => list.current);
  if (status !== 'real') return null;
  const { data } = query;
  return (
    <TitledCard {...settingsSections.logins} busy={query.isPending}>
      {query.isError && !data ? (
        <ErrorPanel
          compact
          title="Couldn’t load your logins."
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : null}
      {data ? (
        <>
          <ul className={styles.list} aria-label="Your logins" ref={list} tabIndex={-1} {...focus}>
            <PasswordRow logins={data} onChange={change} onMailChange={() => void query.refetch()} />
            {data.identities.map((identity) => (
              <IdentityRow key={identity.id} identity={identity} logins={data} onChange={change} />
            ))}
          </ul>
          <OtherLogins logins={data} />
        </>
      ) : null}
    </TitledCard>
  );
}
