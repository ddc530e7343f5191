import { follow } from '@storyloom/contract/endpoints/follows/follow';
import { state } from '@storyloom/contract/endpoints/follows/state';
import { stories } from '@storyloom/contract/endpoints/follows/stories';
import { unfollow } from '@storyloom/contract/endpoints/follows/unfollow';
import type { FollowState } from '@storyloom/contract/entities/follow-state';
import { actionMessages } from '@storyloom/contract/messages/actions';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation, useQuery, useSession } from '@storyloom/mfe';
import { followQuery, serverFollowQuery } from './follow.queries.ts';

/**
 * The state of following an author, and a function that changes it. The change is shown at once; requests are sent one after
 * another. A failure shows the last known state and a toast.
 */
export function useFollow(authorId: string) {
  const host = useHost();
  const { userId } = useSession();
  const serverKey = serverFollowQuery(host, authorId).queryKey;
  const query = useQuery({
    ...followQuery(host, userId, authorId),
    placeholderData: () => host.queryClient.getQueryData(serverKey),
  });
  const { mutate, isPending, variables } = useMutation({
    scope: { id: `follow ${authorId}` },
    async mutationFn(isFollowing: boolean) {
      await host.session.ready();
      return host.call(isFollowing ? follow : unfollow, { authorId });
    },
    async onSuccess(answer) {
      // A first request can register the visitor, so the user is read now.
      const visitor = host.session.getState().userId;
      // A read that is under way may be older than this answer.
      await host.queryClient.cancelQueries({ queryKey: [state.path] });
      host.queryClient.setQueryData(followQuery(host, visitor, authorId).queryKey, answer);
      void host.queryClient.invalidateQueries({ queryKey: [stories.path], refetchType: 'none' });
    },
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
  });
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
