import { Button } from '@storyloom/ui/actions/Button';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import styles from './FollowAuthor.module.css';
import { FollowButton } from './FollowButton.tsx';
import { FollowersLink } from './FollowersLink.tsx';
import { useFollow } from './use-follow.ts';

/** An author's follower count, with the button that follows and unfollows them. */
export function FollowAuthor({ authorId, name }: { authorId: string; name: string }) {
  const { state, hasFailed, isLoading, retry, setFollowing } = useFollow(authorId);
  if (hasFailed)
    return (
      <div className={styles.follow}>
        <p className={styles.count}>Couldn’t load followers.</p>
        <Button kind="quiet" size="small" loading={isLoading} onClick={retry}>
          Retry
        </Button>
      </div>
    );
  if (state === undefined)
    return (
      <div className={styles.follow} aria-busy="true">
        <Skeleton width={118} height={44} />
        <Skeleton shape="line" width="9ch" height={14} />
      </div>
    );
  const { followerCount, isFollowing, canFollow } = state;
  return (
    <div className={styles.follow}>
      {canFollow || isFollowing ? (
        <FollowButton name={name} isFollowing={isFollowing} onChange={setFollowing} />
      ) : null}
      {followerCount > 0 ? <FollowersLink authorId={authorId} count={followerCount} /> : null}
    </div>
  );
}
