import type { FollowState } from '@storyloom/contract/follows/entities/follow-state';
import type { FollowedAuthor } from '@storyloom/contract/follows/entities/followed-author';
import { useState } from 'react';
import { FollowButton } from './FollowButton.tsx';
import styles from './FollowedAuthors.module.css';
import { PersonRow } from './PersonRow.tsx';
import { useSetFollowing } from './use-set-following.ts';

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** A followed author. The row stays after unfollowing, so that the same button can follow them again. */
export function FollowedAuthorRow({ author }: { author: FollowedAuthor }) {
  // Kept separately from the mutation, whose data a failed request would clear.
  const [answer, setAnswer] = useState<FollowState | null>(null);
  const { mutate, isPending, variables } = useSetFollowing(author.id, setAnswer);
  const isFollowing = isPending ? variables : (answer?.isFollowing ?? true);
  // Blocked authors, and those without stories, can be unfollowed, but not followed again.
  const canFollow = answer?.canFollow ?? true;
  return (
    <PersonRow
      person={author}
      facts={
        <p className={styles.facts} role="status">
          {isFollowing ? (
            answer === null ? (
              <>
                Since <time dateTime={author.followedAt}>{day.format(new Date(author.followedAt))}</time>
              </>
            ) : (
              'Following'
            )
          ) : canFollow ? (
            'Unfollowed'
          ) : (
            'Unfollowed. There are no stories to follow here.'
          )}
        </p>
      }
      action={
        <FollowButton
          name={author.name}
          isFollowing={isFollowing}
          idle={!isFollowing && !canFollow}
          onChange={mutate}
        />
      }
    />
  );
}
