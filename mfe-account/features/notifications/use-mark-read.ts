import { listLimits } from '@storyloom/contract/core/list-limits';
import { actionMessages } from '@storyloom/contract/core/messages';
import { list } from '@storyloom/contract/notifications/endpoints/list';
import { read } from '@storyloom/contract/notifications/endpoints/read';
import { unread } from '@storyloom/contract/notifications/endpoints/unread';
import type { Notification } from '@storyloom/contract/notifications/entities/notification';
import { useHost, useMutation, useSession } from '@storyloom/mfe';
import { useEffect, useRef } from 'react';
import { unreadQuery } from './notifications.queries.ts';

/** Notifications of new stories, and other ones. */
interface Some {
  storyIds: string[];
  noticeIds: string[];
}

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
    mutationFn: (some: Some | undefined) => host.call(read, some ?? {}),
    async onSuccess(response, some) {
      // A running fetch may be older than this answer.
      await host.queryClient.cancelQueries({ queryKey: [unread.path] });
      host.queryClient.setQueryData(unreadQuery(host, userId).queryKey, response);
      if (some === undefined) void host.queryClient.invalidateQueries({ queryKey: [list.path] });
    },
    onError(_error, some) {
      if (some === undefined) host.toast('error', actionMessages.actionFailed);
      else for (const id of [...some.storyIds, ...some.noticeIds]) sent.current.delete(id);
    },
  });
  useEffect(() => {
    const markShown = () => {
      if (document.visibilityState === 'hidden') return;
      const fresh = shown
        .filter(({ id, isRead }) => !isRead && !sent.current.has(id))
        .slice(0, listLimits.pageSizeMax);
      for (const { id } of fresh) sent.current.add(id);
      const idsOf = (isStory: boolean) =>
        fresh.filter(({ kind }) => (kind === 'STORY') === isStory).map(({ id }) => id);
      if (fresh.length > 0) mutate({ storyIds: idsOf(true), noticeIds: idsOf(false) });
    };
    markShown();
    document.addEventListener('visibilitychange', markShown);
    return () => document.removeEventListener('visibilitychange', markShown);
  }, [shown, mutate]);
  return { markAll: () => mutate(undefined), isMarkingAll: isPending && variables === undefined };
}
