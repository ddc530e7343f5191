import { pinnedFacts } from '@storyloom/contract/endpoints/chat/pinned-facts';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { useSyncExternalStore } from 'react';
import type { Chat } from '../chat/chat.ts';

/** What the save that is played remembers; nothing is asked before there is one. */
export function usePins(chat: Chat) {
  const host = useHost();
  const { userId } = useSession();
  const { subscribe, get } = chat.state;
  const archiveId = useSyncExternalStore(
    subscribe,
    () => get().archiveId,
    () => null,
  );
  const facts = useQuery({
    ...ownQuery(host, userId, pinnedFacts, { archiveId: archiveId ?? '' }),
    enabled: archiveId !== null,
    refetchOnMount: 'always',
  });
  return { archiveId, facts };
}
