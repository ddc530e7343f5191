import { Link } from '@storyloom/mfe';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import type { ReactNode } from 'react';
import styles from './FollowedAuthors.module.css';

interface PersonRowProps {
  person: { id: string; name: string; avatarUrl: string | null };
  /** Shown below the name. */
  facts: ReactNode;
  /** The button at the end of the row. */
  action: ReactNode;
}

/** A person in a list, with a link to their profile. */
export function PersonRow({ person: { id, name, avatarUrl }, facts, action }: PersonRowProps) {
  return (
    <article className={styles.row}>
      <Avatar name={name} src={avatarUrl} size={48} decorative />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={`/user/profile/${id}`}>{name}</Link>
        </h3>
        {facts}
      </div>
      {action}
    </article>
  );
}
