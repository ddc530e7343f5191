import type { AdminUserDetail } from '@storyloom/contract/admin/entities/admin-user';
import { Link, useLocation } from '@storyloom/mfe';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import { Badge } from '@storyloom/ui/text/Badge';
import { ArrowLeft } from 'lucide-react';
import parts from '../admin-parts/AdminParts.module.css';
import styles from './UserPage.module.css';
import { formatTime } from './user.model.ts';
import { toListPath } from './user-search.ts';

/** Who a user is, below the link back to the list with its filters. */
export function UserHeader({ user }: { user: AdminUserDetail }) {
  const { name, avatarUrl, isRealUser, isAdmin, blocked } = user;
  const { state } = useLocation();
  return (
    <header className={styles.header}>
      <p className={parts.note}>
        <Link to={toListPath(state)} className={styles.back}>
          <ArrowLeft aria-hidden size={16} />
          Users
        </Link>
      </p>
      <div className={styles.person}>
        <Avatar name={name} src={avatarUrl} size={64} decorative />
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.badges}>
            {isRealUser ? null : <Badge tone="cool">Guest</Badge>}
            {isAdmin ? <Badge tone="cool">Administrator</Badge> : null}
            {blocked ? <Badge tone="danger">Blocked</Badge> : null}
          </p>
        </div>
      </div>
      {blocked ? (
        <p>
          Blocked on {formatTime(blocked.at)}: {blocked.reason}
        </p>
      ) : null}
    </header>
  );
}
