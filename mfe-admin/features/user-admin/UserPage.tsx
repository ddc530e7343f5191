import { user as userEndpoint } from '@storyloom/contract/admin/endpoints/user';
import type { AdminUserDetail } from '@storyloom/contract/admin/entities/admin-user';
import { Link, ownQuery, useHost, useQuery, useQueryClient, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { FactList } from '@storyloom/ui/sections/Facts';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import { Badge } from '@storyloom/ui/text/Badge';
import type { ReactNode } from 'react';
import { SectionSkeleton } from '../admin-parts/RowsSkeleton.tsx';
import { BlockForm } from './BlockForm.tsx';
import { Ledger } from './Ledger.tsx';
import { Sessions } from './Sessions.tsx';
import styles from './UserPage.module.css';
import { formatDay } from './user.model.ts';

interface UserPageProps {
  userId: string;
  /** Renders purchases, plan and grants, between the sessions and the points history. */
  renderPoints: (user: AdminUserDetail) => ReactNode;
}

/** A user with the form that blocks the account, sessions and points. The audit trail records each opening. */
export function UserPage({ userId, renderPoints }: UserPageProps) {
  const host = useHost();
  const cache = useQueryClient();
  const options = ownQuery(host, useSession().userId, userEndpoint, { userId });
  const query = useQuery(options);
  if (query.isPending) return <SectionSkeleton />;
  if (query.isError) {
    return (
      <ErrorPanel
        title="Couldn’t load this user."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  const user = query.data;
  const debt = user.debt > 0 ? `, owes ${user.debt.toLocaleString('en')}` : '';
  const update = (changed: AdminUserDetail) => cache.setQueryData(options.queryKey, changed);
  return (
    <div className={styles.page}>
      <title>{`${user.name} - Users`}</title>
      <header className={styles.header}>
        <Avatar name={user.name} src={user.avatarUrl} size={64} decorative />
        <div className={styles.words}>
          <h1 className={styles.name}>{user.name}</h1>
          <p className={styles.badges}>
            {user.isRealUser ? null : <Badge tone="cool">Guest</Badge>}
            {user.isAdmin ? <Badge tone="cool">Administrator</Badge> : null}
            {user.blocked ? <Badge tone="danger">Blocked</Badge> : null}
          </p>
        </div>
      </header>
      <FactList
        facts={[
          ['Email', user.emails.join(', ') || 'None'],
          ['Id', user.id],
          ['Joined', formatDay(user.createdAt)],
          ['Points', `${user.points.toLocaleString('en')}${debt}`],
          [
            'Decisions',
            <Link
              key="cases"
              to={`/admin/moderation?state=decided&author=${user.id}`}
              className={styles.link}
            >
              {user.violations === 1 ? '1 violation' : `${user.violations} violations`}
            </Link>,
          ],
          [
            'Profile',
            <Link key="profile" to={`/user/profile/${user.id}`} className={styles.link}>
              {user.introduction || 'Open the profile and its stories'}
            </Link>,
          ],
        ]}
      />
      {user.isRealUser && !user.isAdmin ? <BlockForm user={user} onChanged={update} /> : null}
      <Sessions user={user} onChanged={update} />
      {renderPoints(user)}
      <Ledger userId={user.id} />
    </div>
  );
}
