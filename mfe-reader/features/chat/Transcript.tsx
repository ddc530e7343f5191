import type { StoryDetail } from '@storyloom/contract/entities/story-detail';
import { TextSkeleton } from '@storyloom/ui/feedback/Skeleton';
import { useMemo } from 'react';
import { speakerOf } from '../book/book.model.ts';
import { StoryText } from '../text/StoryText.tsx';
import type { ChatState } from './chat.state.ts';
import type { Chat } from './chat.ts';
import { LiveReply } from './LiveReply.tsx';
import { Older } from './Older.tsx';
import { Speaker } from './Speaker.tsx';
import styles from './Transcript.module.css';
import { ReaderLine, Turn } from './Turn.tsx';
import { Turns } from './Turns.tsx';
import { isOpening, openingOf } from './transcript.ts';

export interface TranscriptProps {
  chat: Chat;
  state: ChatState;
  story: StoryDetail;
}

/** The story so far. A log that is not read out word by word: the announcer does that by sentences. */
export function Transcript({ chat, state, story }: TranscriptProps) {
  const { messages, run, history, editing } = state;
  const speaker = speakerOf(story);
  const turns = useMemo(() => messages.filter((message) => !isOpening(message)), [messages]);
  const said = run?.request?.kind === 'send' && run.messageId === null ? run.request.input.content : null;
  return (
    <div role="log" aria-label="Story" aria-live="off" aria-busy={run !== null} className={styles.log}>
      <section
        className={styles.opening}
        aria-label="Opening scene"
        data-voice={speaker ? 'character' : 'narrator'}
      >
        {speaker ? <Speaker name={speaker} /> : null}
        <StoryText text={openingOf(messages, story.opening)} />
      </section>
      <Older state={state} onLoad={chat.loadOlder} />
      {history === 'loading' && turns.length === 0 && !run ? (
        <div className={styles.loading}>
          <TextSkeleton lines={3} />
        </div>
      ) : null}
      <Turns turns={turns}>
        {(message, index) => (
          <Turn
            message={message}
            story={story}
            chat={chat}
            isLast={index === turns.length - 1 && run === null}
            modelBefore={turns[index - 2]?.model ?? null}
            edited={editing?.id === message.id ? editing.text : null}
          />
        )}
      </Turns>
      {said === null ? null : <ReaderLine text={said} pending />}
      {run ? <LiveReply chat={chat} run={run} speaker={speaker} /> : null}
    </div>
  );
}
