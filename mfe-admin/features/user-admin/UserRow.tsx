import type { ListedUser } from '@storyloom/contract/admin/entities/admin-user';
import { Link } from '@storyloom/mfe';
import { cx } from '@storyloom/ui/cx';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import { Badge } from '@storyloom/ui/text/Badge';
import { lastUse } from '@storyloom/ui/text/last-use';
import type { ReactNode } from 'react';
import styles from './UserSearch.module.css';
import { formatDay } from './user.model.ts';

/** The heads of the columns. On narrow screens and for screen readers, each fact of a row has its label. */
export function UserHeadings() {
  return (
    <p className={cx(styles.columns, styles.headings)} aria-hidden="true">
      <span>Account</span>
      <span>Joined</span>
      <span>Last seen</span>
      <span className={styles.number}>Points</span>
      <span>State</span>
    </p>
  );
}

/** A user of a list, who leads to their page. */
export function UserRow({ user }: { user: ListedUser }) {
  const { name, avatarUrl, emails, isRealUser, isAdmin, blocked, createdAt, lastSeenAt, points } = user;
  return (
    <Link to={`/admin/users/${user.id}`} className={cx(styles.columns, styles.row)}>
      <span className={styles.account}>
        <Avatar name={name} src={avatarUrl} size={40} decorative />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.mail}>
            {emails.join(', ') || (isRealUser ? 'No email address' : 'Guest')}
          </span>
        </span>
      </span>
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
      <Fact label="Points" className={styles.number}>
        {points.toLocaleString('en')}
      </Fact>
      <span className={styles.states}>
        {isAdmin ? <Badge tone="cool">Administrator</Badge> : null}
        {blocked ? <Badge tone="danger">Blocked</Badge> : null}
      </span>
    </Link>
  );
}

interface FactProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

const Fact = ({ label, className, children }: FactProps) => (
  <span className={cx(styles.fact, className)}>
    <span className={styles.label}>{`${label} `}</span>
    <span>{children}</span>
  </span>
);
