import type { Profile } from '@storyloom/contract/entities/profile';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import { Badge } from '@storyloom/ui/text/Badge';
import styles from './ProfileHeader.module.css';
import { formatJoinedMonth } from './profile.model.ts';

type HeaderUser = Pick<Profile, 'name' | 'avatarUrl' | 'introduction' | 'isRealUser' | 'createdAt'>;

/** Avatar, name and introduction at the top of a profile page. */
export function ProfileHeader({ user }: { user: HeaderUser }) {
  return (
    <header className={styles.header}>
      <Avatar name={user.name} src={user.avatarUrl} size={80} decorative />
      <div className={styles.text}>
        <h1 className={styles.name}>{user.name}</h1>
        <p className={styles.facts}>
          {user.isRealUser ? null : <Badge tone="cool">Guest</Badge>}
          <span>Joined {formatJoinedMonth(user.createdAt)}</span>
        </p>
        {user.introduction ? <p className={styles.introduction}>{user.introduction}</p> : null}
      </div>
    </header>
  );
}
