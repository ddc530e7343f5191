import { useHost, useQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { FollowersLink } from './FollowersLink.tsx';
import { followQuery } from './follow.queries.ts';

/** The visitor's own follower count. Guests have none, because only accounts can be followed. */
export function OwnFollowers() {
  const { status, userId } = useSession();
  return status === 'real' && userId !== null ? <Followers userId={userId} /> : null;
}

function Followers({ userId }: { userId: string }) {
  const query = useQuery(followQuery(useHost(), userId, userId));
  if (query.data) {
    const { followerCount } = query.data;
    if (followerCount === 0) return null;
    return (
      <span data-fact>
        <FollowersLink authorId={userId} count={followerCount} />
      </span>
    );
  }
  if (!query.isError) return <Skeleton shape="line" width="9ch" height={14} />;
  return (
    <>
      <span data-fact>Couldn’t load followers.</span>
      <Button kind="quiet" size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
        Retry
      </Button>
    </>
  );
}
