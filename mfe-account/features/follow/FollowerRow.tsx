import type { Follower } from '@storyloom/contract/follows/entities/follower';
import { useSession } from '@storyloom/mfe';
import { useState } from 'react';
import { FollowButton } from './FollowButton.tsx';
import styles from './FollowedAuthors.module.css';
import { PersonRow } from './PersonRow.tsx';
import { useSetFollowing } from './use-set-following.ts';

/** A follower, whom the visitor may follow too. */
export function FollowerRow({ follower }: { follower: Follower }) {
  const { id, name } = follower;
  const { userId } = useSession();
  // Kept separately from the mutation, whose data a failed request would clear.
  const [isFollowing, setIsFollowing] = useState(follower.isFollowing);
  const { mutate, isPending, variables } = useSetFollowing(id, (answer) =>
    setIsFollowing(answer.isFollowing),
  );
  const isOwn = id === userId;
  return (
    <PersonRow
      person={follower}
      facts={isOwn ? <p className={styles.facts}>You</p> : null}
      action={
        isOwn ? null : (
          <FollowButton name={name} isFollowing={isPending ? variables : isFollowing} onChange={mutate} />
        )
      }
    />
  );
}
