import { chatTimings } from '@storyloom/contract/chat/timings';
import { actionMessages } from '@storyloom/contract/core/messages';
import { moveVersion } from '@storyloom/contract/saves/endpoints/move-version';
import { news } from '@storyloom/contract/saves/endpoints/news';
import { thank } from '@storyloom/contract/stories/endpoints/thank';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { serverMessage } from '@storyloom/http/errors';
import { ownQuery, useHost, useMutation, useQuery, useSession } from '@storyloom/mfe';
import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { Chat } from '../chat/chat.ts';
import { runOf, transcriptOf } from '../chat/store/selectors.ts';
import { chooseNotice } from './news.model.ts';

/** True if the last request for news is older than `chatTimings.news`. */
const isOld = ({ dataUpdatedAt, errorUpdatedAt }: { dataUpdatedAt: number; errorUpdatedAt: number }) => {
  const askedAt = Math.max(dataUpdatedAt, errorUpdatedAt);
  return askedAt > 0 && Date.now() - askedAt >= chatTimings.news;
};

/** A turn is a user message and a reply. */
const thankDepth = storyLimits.thankTurns * 2;

export type News = ReturnType<typeof useNews>;

/** The news of the current save, and the actions on it. */
export function useNews(chat: Chat, { id: storyId, turns }: Pick<StoryDetail, 'id' | 'turns'>) {
  const host = useHost();
  const { userId } = useSession();
  const saveId = useStore(chat.store, (state) => transcriptOf(state).saveId);
  const head = useStore(chat.store, (state) => transcriptOf(state).messages.at(-1));
  const query = useQuery({
    ...ownQuery(host, userId, news, { id: saveId ?? '' }),
    enabled: saveId !== null,
    refetchOnMount: 'always',
    refetchOnWindowFocus: ({ state }) => (isOld(state) ? 'always' : false),
  });
  const isGenerating = useStore(chat.store, (state) => runOf(state) !== null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const hasEnded = !isGenerating && head?.ending !== undefined;
  // A story without endings offers thanks at a turn instead.
  const isFar = !isGenerating && turns === undefined && (head?.depth ?? 0) >= thankDepth;
  const { refetch } = query;
  const askAgain = useEffectEvent(() => {
    if (saveId !== null && isOld(query)) void refetch();
  });
  useEffect(() => {
    // Between two replies, so that it delays nothing.
    if (isGenerating) setOutcome(null);
    else askAgain();
  }, [isGenerating]);
  useEffect(() => {
    if (hasEnded && saveId !== null) void refetch();
  }, [hasEnded, saveId, refetch]);

  const askForThanks = useEffectEvent(() => {
    if (saveId !== null && query.data?.thanks.isAllowed === false) void refetch();
  });
  useEffect(() => {
    if (isFar) askForThanks();
  }, [isFar]);

  const stayItem = `news.stay.${saveId}`;
  const thanksItem = `news.thanks.${storyId}`;
  // Storage is not reactive: a decision triggers a render.
  const [, decide] = useState(0);
  const remember = (item: string, value: string, response: string) => {
    writeVisitorItem(userId, item, value);
    setOutcome(response);
    decide((count) => count + 1);
  };
  const succeed = (response: string) => {
    host.toast('success', response);
    setOutcome(response);
  };
  const onError = (error: unknown) =>
    host.toast('error', serverMessage(error) ?? `${actionMessages.actionFailed}. Try again.`);
  const onSettled = () => refetch();
  const move = useMutation({
    mutationFn: () => host.call(moveVersion, { id: saveId ?? '', expectedHeadId: head?.id ?? '' }),
    onSuccess: () => succeed('Your story continues with the new version.'),
    onError,
    onSettled,
  });
  const giveThanks = useMutation({
    mutationFn: () => host.call(thank, { saveId: saveId ?? '' }),
    onSuccess: () => setOutcome('The author will see your thanks.'),
    onError,
    onSettled,
  });
  // The reply below which thanks were offered, or `dismissed`.
  const offered = readVisitorItem(userId, thanksItem);
  const seen = {
    stayedAt: Number(readVisitorItem(userId, stayItem) ?? 0),
    isThanksDismissed: offered === 'dismissed',
    isTimeForThanks: hasEnded || (isFar && (offered === null || offered === head?.id)),
  };
  const notice = saveId !== null && query.data ? chooseNotice(query.data, seen) : null;
  const offeredBelow = notice?.kind === 'thanks' && !hasEnded ? head?.id : undefined;
  useEffect(() => {
    // Thanks are offered once for each story, not again at the next turn.
    if (offeredBelow !== undefined) writeVisitorItem(userId, thanksItem, offeredBelow);
  }, [offeredBelow, userId, thanksItem]);
  return {
    notice,
    /** The result of the reader's last choice, in words; null before one. */
    outcome,
    move,
    giveThanks,
    stay: (version: number) => remember(stayItem, String(version), 'You’re keeping your version.'),
    dismissThanks: () => remember(thanksItem, 'dismissed', 'You won’t be asked again.'),
  };
}
