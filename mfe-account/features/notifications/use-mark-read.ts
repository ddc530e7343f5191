import { listLimits } from '@storyloom/contract/core/list-limits';
import { actionMessages } from '@storyloom/contract/core/messages';
import { list } from '@storyloom/contract/notifications/endpoints/list';
import { read } from '@storyloom/contract/notifications/endpoints/read';
import { unread } from '@storyloom/contract/notifications/endpoints/unread';
import type { Notification } from '@storyloom/contract/notifications/entities/notification';
import { useHost, useMutation, useSession } from '@storyloom/mfe';
import { useEffect, useRef } from 'react';
import { unreadQuery } from './notifications.queries.ts';

/**
 * Marks notifications as read when they are shown in a visible page. The list on screen keeps its “New” marks, so
 * that the reader sees which are new. `markAll` marks all of them.
 */
export function useMarkRead(shown: readonly Notification[]) {
  const host = useHost();
  const { userId } = useSession();
  const sent = useRef(new Set<string>());
  const { mutate, isPending, variables } = useMutation({
    // Sequential, so that the last answer has the remaining number.
    scope: { id: read.path },
    mutationFn: (storyIds: string[] | undefined) => host.call(read, { ...(storyIds && { storyIds }) }),
    async onSuccess(response, storyIds) {
      // A running fetch may be older than this answer.
      await host.queryClient.cancelQueries({ queryKey: [unread.path] });
      host.queryClient.setQueryData(unreadQuery(host, userId).queryKey, response);
      if (storyIds === undefined) void host.queryClient.invalidateQueries({ queryKey: [list.path] });
    },
    onError(_error, storyIds) {
      if (storyIds === undefined) host.toast('error', actionMessages.actionFailed);
      for (const id of storyIds ?? []) sent.current.delete(id);
    },
  });
  useEffect(() => {
    const markShown = () => {
      if (document.visibilityState === 'hidden') return;
      const ids = shown
        .filter(({ story, isRead }) => !isRead && !sent.current.has(story.id))
        .map(({ story }) => story.id)
        .slice(0, listLimits.pageSizeMax);
      for (const id of ids) sent.current.add(id);
      if (ids.length > 0) mutate(ids);
    };
    markShown();
    document.addEventListener('visibilitychange', markShown);
    return () => document.removeEventListener('visibilitychange', markShown);
  }, [shown, mutate]);
  return { markAll: () => mutate(undefined), isMarkingAll: isPending && variables === undefined };
}
