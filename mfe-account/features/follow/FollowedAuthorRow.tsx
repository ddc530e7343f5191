import type { FollowState } from '@storyloom/contract/follows/entities/follow-state';
import type { FollowedAuthor } from '@storyloom/contract/follows/entities/followed-author';
import { Link } from '@storyloom/mfe';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import { useState } from 'react';
import { FollowButton } from './FollowButton.tsx';
import styles from './FollowedAuthors.module.css';
import { useSetFollowing } from './use-set-following.ts';

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** A followed author. The row stays after unfollowing, so that the same button can follow them again. */
export function FollowedAuthorRow({
  author: { id, name, avatarUrl, followedAt },
}: {
  author: FollowedAuthor;
}) {
  // Kept separately from the mutation, whose data a failed request would clear.
  const [answer, setAnswer] = useState<FollowState | null>(null);
  const { mutate, isPending, variables } = useSetFollowing(id, setAnswer);
  const isFollowing = isPending ? variables : (answer?.isFollowing ?? true);
  // Blocked authors can be unfollowed, but not followed again.
  const canFollow = answer?.canFollow ?? true;
  return (
    <article className={styles.row}>
      <Avatar name={name} src={avatarUrl} size={48} decorative />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={`/user/profile/${id}`}>{name}</Link>
        </h3>
        <p className={styles.facts} role="status">
          {isFollowing ? (
            answer === null ? (
              <>
                Since <time dateTime={followedAt}>{day.format(new Date(followedAt))}</time>
              </>
            ) : (
              'Following'
            )
          ) : canFollow ? (
            'Unfollowed'
          ) : (
            'Unfollowed. This account can’t be followed.'
          )}
        </p>
      </div>
      <FollowButton
        name={name}
        isFollowing={isFollowing}
        idle={!isFollowing && !canFollow}
        onChange={mutate}
      />
    </article>
  );
}
