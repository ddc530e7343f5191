import { questions } from '@storyloom/contract/chat/endpoints/questions';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { useState } from 'react';
import type { ChatState } from '../chat/store/chat-state.ts';
import { isReadyIdle, transcriptOf } from '../chat/store/selectors.ts';
import { closesWhenShown } from '../lazy/lazy-dialog.tsx';
import type { QuestionsFormProps } from './QuestionsForm.tsx';

const QuestionsForm = lazyPart<QuestionsFormProps>(() => import('./QuestionsForm.tsx'), {
  failed: closesWhenShown(({ onDone }) => onDone(), { quiet: true }),
});

interface StoryQuestionsProps {
  storyId: string;
  state: ChatState;
}

/** What the story asks below its opening scene, or where somebody’s share ends, once for each playthrough. Nobody has to answer. */
export function StoryQuestions({ storyId, state }: StoryQuestionsProps) {
  const host = useHost();
  const { userId } = useSession();
  const { messages, saveId } = transcriptOf(state);
  // The path of a share is copied at one time. The server knows whether the reader has taken a turn.
  const isUntouched = messages.every(({ createdAt }) => createdAt === messages[0]?.createdAt);
  const isAtStart = isReadyIdle(state) && isUntouched;
  const { data, isFetching } = useQuery({
    ...ownQuery(host, userId, questions, { storyId }),
    enabled: isAtStart && userId !== null,
    // Another playthrough asks again.
    staleTime: 0,
    refetchOnWindowFocus: false,
    // What the reader has typed is not lost.
    refetchOnReconnect: false,
  });
  /** The save that was answered in; null before the first one. */
  const [answered, setAnswered] = useState<string | null | undefined>(undefined);
  if (!isAtStart || isFetching || !data || data.length === 0 || answered === saveId) return null;
  return <QuestionsForm key={saveId} storyId={storyId} questions={data} onDone={() => setAnswered(saveId)} />;
}
