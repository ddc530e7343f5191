import type { Follower } from '@storyloom/contract/follows/entities/follower';
import { Link, useSession } from '@storyloom/mfe';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import { useState } from 'react';
import { FollowButton } from './FollowButton.tsx';
import styles from './FollowedAuthors.module.css';
import { useSetFollowing } from './use-set-following.ts';

/** A follower, whom the visitor may follow too. */
export function FollowerRow({ follower }: { follower: Follower }) {
  const { id, name, avatarUrl } = follower;
  const { userId } = useSession();
  // Kept separately from the mutation, whose data a failed request would clear.
  const [isFollowing, setIsFollowing] = useState(follower.isFollowing);
  const { mutate, isPending, variables } = useSetFollowing(id, (answer) =>
    setIsFollowing(answer.isFollowing),
  );
  return (
    <article className={styles.row}>
      <Avatar name={name} src={avatarUrl} size={48} decorative />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={`/user/profile/${id}`}>{name}</Link>
        </h3>
        {id === userId ? <p className={styles.facts}>You</p> : null}
      </div>
      {id === userId ? null : (
        <FollowButton name={name} isFollowing={isPending ? variables : isFollowing} onChange={mutate} />
      )}
    </article>
  );
}
