import { known } from '@storyloom/contract/chat/endpoints/known';
import { pinnedFacts } from '@storyloom/contract/chat/endpoints/pinned-facts';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Chat } from '../chat/chat.ts';
import { transcriptOf } from '../chat/store/selectors.ts';
import { useChatBusy } from '../chat/use-chat.ts';

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

/** What the storyteller knows besides the facts; read again after each turn. */
export function useKnown(chat: Chat, saveId: string | null) {
  const host = useHost();
  const { userId } = useSession();
  const busy = useChatBusy(chat);
  const wasBusy = useRef(busy);
  const query = useQuery({
    ...ownQuery(host, userId, known, { archiveId: saveId ?? '' }),
    enabled: saveId !== null,
    refetchOnMount: 'always',
  });
  const { refetch } = query;
  useEffect(() => {
    if (wasBusy.current && !busy && saveId !== null) void refetch();
    wasBusy.current = busy;
  }, [busy, saveId, refetch]);
  return query;
}
