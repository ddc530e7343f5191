import { questions as readAnswers } from '@storyloom/contract/chat/endpoints/questions';
import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { useState } from 'react';
import { chatOf } from '../chat/chats.ts';
import type { ReadingPlace } from '../chat/reading-place.ts';
import type { ChatState } from '../chat/store/chat-state.ts';
import { isReadyIdle, runOf, transcriptOf } from '../chat/store/selectors.ts';
import { QuestionsForm } from './QuestionsForm.tsx';

interface StoryQuestionsProps {
  story: StoryDetail;
  state: ChatState;
  /** The reader's progress when the document was rendered; null if unknown. */
  place: ReadingPlace | null;
  /** Reads the story again, whose opening may contain the answers; by default the one of the page. */
  onStored?: () => void;
}

/** What the story asks below its opening scene, or where somebody’s share ends, once for each playthrough. Nobody has to answer. */
export function StoryQuestions({ story, state, place, onStored }: StoryQuestionsProps) {
  const host = useHost();
  const { userId } = useSession();
  const { id: storyId } = story;
  const { messages, saveId } = transcriptOf(state);
  // The path of a share is copied at one time.
  const isUntouched = messages.every(({ createdAt }) => createdAt === messages[0]?.createdAt);
  const isUnread = state.status !== 'ready' && place?.isNew === true && runOf(state) === null;
  const mayAsk = story.questions?.length !== 0;
  const isAtStart = mayAsk && isUntouched && (isReadyIdle(state) || isUnread);
  const { data, isFetching } = useQuery({
    ...ownQuery(host, userId, readAnswers, { storyId }),
    enabled: isAtStart && userId !== null,
    // Another playthrough asks again.
    staleTime: 0,
    refetchOnWindowFocus: false,
    // What the reader has typed is not lost.
    refetchOnReconnect: false,
  });
  /** The save that was answered in; null before the first one. */
  const [answered, setAnswered] = useState<string | null | undefined>(undefined);
  const answers = isFetching ? undefined : data;
  // The server knows whether a playthrough has a turn of the reader.
  const questions = answers ?? (messages.length === 0 ? story.questions : undefined) ?? [];
  if (!isAtStart || answered === saveId || questions.length === 0) return null;
  return (
    <QuestionsForm
      key={saveId}
      storyId={storyId}
      questions={questions}
      earlier={answers}
      onStored={() => {
        if (onStored) onStored();
        else void host.queryClient.invalidateQueries({ queryKey: [viewDetail.path] });
        // A playthrough that was started over has its opening as a message.
        if (messages.length > 0) chatOf(host, storyId).reload();
      }}
      onDone={() => setAnswered(saveId)}
    />
  );
}
