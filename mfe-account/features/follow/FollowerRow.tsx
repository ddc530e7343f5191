import type { FollowState } from '@storyloom/contract/follows/entities/follow-state';
import type { Follower } from '@storyloom/contract/follows/entities/follower';
import { useSession } from '@storyloom/mfe';
import { useState } from 'react';
import { FollowButton } from './FollowButton.tsx';
import styles from './FollowedAuthors.module.css';
import { PersonRow } from './PersonRow.tsx';
import { useSetFollowing } from './use-set-following.ts';

/** A follower, whom the visitor may follow too if they have stories. */
export function FollowerRow({ follower }: { follower: Follower }) {
  const { id, name } = follower;
  const { userId } = useSession();
  // Kept separately from the mutation, whose data a failed request would clear.
  const [known, setKnown] = useState<Pick<FollowState, 'isFollowing' | 'canFollow'>>(follower);
  const { mutate, isPending, variables } = useSetFollowing(id, setKnown);
  const isFollowing = isPending ? variables : known.isFollowing;
  const isOwn = id === userId;
  return (
    <PersonRow
      person={follower}
      facts={isOwn ? <p className={styles.facts}>You</p> : null}
      action={
        !isOwn && (follower.isFollowing || known.canFollow) ? (
          <FollowButton
            name={name}
            isFollowing={isFollowing}
            idle={!isFollowing && !known.canFollow}
            onChange={mutate}
          />
        ) : null
      }
    />
  );
}
