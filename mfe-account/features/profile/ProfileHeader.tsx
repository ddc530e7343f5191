import type { PlanName } from '@storyloom/contract/payments/plans';
import type { Profile } from '@storyloom/contract/users/entities/profile';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import { Badge } from '@storyloom/ui/text/Badge';
import type { ReactNode } from 'react';
import styles from './ProfileHeader.module.css';
import { formatJoinedMonth } from './profile.model.ts';

interface ProfileHeaderProps {
  user: Pick<Profile, 'name' | 'avatarUrl' | 'introduction' | 'isRealUser' | 'createdAt'> & {
    /** Known only for the visitor's own profile. */
    plan?: PlanName | null;
  };
  /** Replaces the plain picture. */
  avatar?: ReactNode;
  /** Shown next to the month of joining. A dot separates elements with `data-fact`. */
  facts?: ReactNode;
}

const memberBadges: Record<PlanName, string> = { PLUS: 'Plus', PRO: 'Pro' };

/** Avatar, name and introduction at the top of a profile page. */
export function ProfileHeader({ user, avatar, facts }: ProfileHeaderProps) {
  return (
    <header className={styles.header}>
      {avatar ?? <Avatar name={user.name} src={user.avatarUrl} size={80} decorative />}
      <div className={styles.text}>
        <h1 className={styles.name}>{user.name}</h1>
        <p className={styles.facts}>
          {user.isRealUser ? null : <Badge tone="cool">Guest</Badge>}
          {user.plan ? <Badge tone="ember">{memberBadges[user.plan]}</Badge> : null}
          <span data-fact>Joined {formatJoinedMonth(user.createdAt)}</span>
          {facts}
        </p>
        {user.introduction ? <p className={styles.introduction}>{user.introduction}</p> : null}
      </div>
    </header>
  );
}
