import { user as userEndpoint } from '@storyloom/contract/admin/endpoints/user';
import type { AdminUserDetail } from '@storyloom/contract/admin/entities/admin-user';
import { ownQuery, useHost, useQuery, useQueryClient, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import type { ReactNode } from 'react';
import { SectionSkeleton } from '../admin-parts/RowsSkeleton.tsx';
import { BlockForm } from './BlockForm.tsx';
import { Ledger } from './Ledger.tsx';
import { Sessions } from './Sessions.tsx';
import { UserCases } from './UserCases.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserHeader } from './UserHeader.tsx';
import styles from './UserPage.module.css';
import { UserStories } from './UserStories.tsx';

export interface UserPageProps {
  userId: string;
  /** Renders purchases, plan and grants, above the points history. */
  renderPoints: (user: AdminUserDetail) => ReactNode;
  /** Renders the form that grants points, among the actions. */
  renderGrant: (user: AdminUserDetail) => ReactNode;
}

/** What is known of a user, and beside it what can be done. The audit trail records each opening. */
export function UserPage({ userId, renderPoints, renderGrant }: UserPageProps) {
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
  const update = (changed: AdminUserDetail) => cache.setQueryData(options.queryKey, changed);
  return (
    <div className={styles.page}>
      <title>{`${user.name} - Users`}</title>
      <UserHeader user={user} />
      <div className={styles.column}>
        <UserFacts user={user} />
        <UserStories user={user} />
        <UserCases user={user} />
        {renderPoints(user)}
        <Ledger userId={user.id} />
      </div>
      <div className={styles.column}>
        <Sessions user={user} onChanged={update} />
        {renderGrant(user)}
        {user.isRealUser && !user.isAdmin ? <BlockForm user={user} onChanged={update} /> : null}
      </div>
    </div>
  );
}
