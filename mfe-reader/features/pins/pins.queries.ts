import { pinnedFacts } from '@storyloom/contract/chat/endpoints/pinned-facts';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { useStore } from 'zustand';
import type { Chat } from '../chat/chat.ts';
import { transcriptOf } from '../chat/store/selectors.ts';

/** The facts of the current save; disabled before there is one. */
export function usePins(chat: Chat) {
  const host = useHost();
  const { userId } = useSession();
  const saveId = useStore(chat.store, (state) => transcriptOf(state).saveId);
  const facts = useQuery({
    ...ownQuery(host, userId, pinnedFacts, { archiveId: saveId ?? '' }),
    enabled: saveId !== null,
    refetchOnMount: 'always',
  });
  return { saveId, facts };
}
