import { actionMessages } from '@storyloom/contract/core/messages';
import { authors } from '@storyloom/contract/follows/endpoints/authors';
import { follow } from '@storyloom/contract/follows/endpoints/follow';
import { followers } from '@storyloom/contract/follows/endpoints/followers';
import { state } from '@storyloom/contract/follows/endpoints/state';
import { unfollow } from '@storyloom/contract/follows/endpoints/unfollow';
import type { FollowState } from '@storyloom/contract/follows/entities/follow-state';
import { followChanged } from '@storyloom/contract/follows/events/follow-changed';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { followersQuery, followQuery } from './follow.queries.ts';

/** Follows and unfollows an author. Requests are sent one after another; a failure shows a toast. */
export function useSetFollowing(authorId: string, onAnswer?: (answer: FollowState) => void) {
  const host = useHost();
  return useMutation({
    scope: { id: `follow ${authorId}` },
    async mutationFn(isFollowing: boolean) {
      await host.session.ready();
      return host.call(isFollowing ? follow : unfollow, { authorId });
    },
    async onSuccess(answer) {
      onAnswer?.(answer);
      // The first request may register the visitor, so the user id is read after it.
      const visitor = host.session.getState().userId;
      // A running fetch may be older than this answer.
      await host.queryClient.cancelQueries({ queryKey: [state.path] });
      host.queryClient.setQueryData(followQuery(host, visitor, authorId).queryKey, answer);
      for (const { path } of [authors, followers])
        void host.queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' });
      // The list of this author's followers gains or loses the visitor; rows of other lists stay.
      void host.queryClient.invalidateQueries({ queryKey: followersQuery(host, visitor, authorId).queryKey });
      host.bus.emit(followChanged, {});
    },
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
  });
}
