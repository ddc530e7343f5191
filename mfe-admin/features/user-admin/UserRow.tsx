import type { ListedUser } from '@storyloom/contract/admin/entities/admin-user';
import { Link, useLocation } from '@storyloom/mfe';
import { cx } from '@storyloom/ui/cx';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import { Badge } from '@storyloom/ui/text/Badge';
import { lastUse } from '@storyloom/ui/text/last-use';
import type { ReactNode } from 'react';
import styles from './UserTable.module.css';
import { formatDay } from './user.model.ts';

/** A user of a list, who leads to their page. */
export function UserRow({ user }: { user: ListedUser }) {
  const { name, avatarUrl, emails, isRealUser, isAdmin, blocked, createdAt, lastSeenAt } = user;
  const { search } = useLocation();
  return (
    <tr className={styles.row}>
      <td className={styles.person}>
        <span className={styles.account}>
          <Avatar name={name} src={avatarUrl} size={40} decorative />
          <span className={styles.words}>
            <span className={styles.head}>
              <Link to={`/admin/users/${user.id}`} state={{ list: search }} className={styles.name}>
                {name}
              </Link>
              {isAdmin ? <Badge tone="cool">Administrator</Badge> : null}
              {blocked ? <Badge tone="danger">Blocked</Badge> : null}
            </span>
            <span className={styles.mail}>
              {emails.join(', ') || (isRealUser ? 'No email address' : 'Guest')}
            </span>
          </span>
        </span>
      </td>
      <Fact label="Joined">
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </Fact>
      <Fact label="Last seen">
        {lastSeenAt === null ? (
          'Unknown'
        ) : (
          <time dateTime={lastSeenAt}>{lastUse(lastSeenAt, Date.now())}</time>
        )}
      </Fact>
      <Fact label="Points" isNumber>
        {user.points.toLocaleString('en')}
      </Fact>
      <Fact label="Stories" isNumber>
        {user.stories.toLocaleString('en')}
      </Fact>
    </tr>
  );
}

interface FactProps {
  /** Shown where the table has no headings. */
  label: string;
  isNumber?: boolean;
  children: ReactNode;
}

const Fact = ({ label, isNumber, children }: FactProps) => (
  <td className={cx(styles.fact, isNumber && styles.number)}>
    <span className={styles.label} aria-hidden="true">
      {label}
    </span>
    {children}
  </td>
);
