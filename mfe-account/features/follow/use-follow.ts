import type { FollowState } from '@storyloom/contract/follows/entities/follow-state';
import { useHost, useQuery, useSession } from '@storyloom/mfe';
import { followQuery, serverFollowQuery } from './follow.queries.ts';
import { useSetFollowing } from './use-set-following.ts';

/**
 * Returns the state of following an author, and a function that changes it. The change is shown at once; a failure
 * restores the last known state.
 */
export function useFollow(authorId: string) {
  const host = useHost();
  const { userId } = useSession();
  const serverKey = serverFollowQuery(host, authorId).queryKey;
  const query = useQuery({
    ...followQuery(host, userId, authorId),
    placeholderData: () => host.queryClient.getQueryData(serverKey),
  });
  const { mutate, isPending, variables } = useSetFollowing(authorId);
  return {
    state: query.data && (isPending ? withFollow(query.data, variables) : query.data),
    hasFailed: query.isError && query.data === undefined,
    isLoading: query.isFetching,
    retry: () => void query.refetch(),
    setFollowing: (isFollowing: boolean) => mutate(isFollowing),
  };
}

function withFollow(state: FollowState, isFollowing: boolean): FollowState {
  const change = Number(isFollowing) - Number(state.isFollowing);
  return { ...state, isFollowing, followerCount: state.followerCount + change };
}
