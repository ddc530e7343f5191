import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { TextSkeleton } from '@storyloom/ui/feedback/Skeleton';
import { type ReactNode, useMemo } from 'react';
import type { Chat } from '../../chat/chat.ts';
import type { ChatState } from '../../chat/store/chat-state.ts';
import { runOf, transcriptOf } from '../../chat/store/selectors.ts';
import { isOpening, openingOf, openingsOf } from '../../chat/store/transcript.ts';
import { faceOf } from '../../story-card/face.ts';
import { Said } from '../../text/Said.tsx';
import { StoryText } from '../../text/StoryText.tsx';
import { UserLine } from '../../text/UserLine.tsx';
import type { PlayParts } from '../play-parts.ts';
import { StreamingReply } from '../reply/StreamingReply.tsx';
import { Turn } from '../reply/Turn.tsx';
import { OlderMessages } from './OlderMessages.tsx';
import { OpeningChoice } from './OpeningChoice.tsx';
import styles from './Transcript.module.css';
import { Turns } from './Turns.tsx';

export interface TranscriptProps {
  chat: Chat;
  state: ChatState;
  story: StoryDetail;
  /** Name of the character who speaks in the replies of a character chat. */
  speaker: string | null;
  parts: PlayParts;
  /** The turn that is being loaded for a returning reader; 0: none, null: unknown. */
  returningTo?: number | null;
  /** The turn to scroll to and mark; null: none. */
  linkedId?: string | null;
  /** Shown above the newest turn. */
  aboveNewest?: ReactNode;
}

/** The story so far. Its live region is off, because `Announcer` announces replies by sentences. */
export function Transcript(props: TranscriptProps) {
  const { chat, state, story, speaker, parts, returningTo = null, linkedId = null, aboveNewest } = props;
  const { messages, older, editing } = transcriptOf(state);
  const run = runOf(state);
  const turns = useMemo(() => messages.filter((message) => !isOpening(message)), [messages]);
  const newest = turns.findLastIndex(({ role }) => role === 'user');
  const openings = openingsOf(story);
  const isNew = returningTo === 0 || state.status !== 'loading';
  const mayChoose = openings.length > 1 && messages.length === 0 && !run && isNew;
  const intent = run?.started === null ? run.attempt.intent : null;
  const isSending = intent?.kind === 'send';
  const face = faceOf(story, speaker ?? '');
  const opening = openingOf(messages, openings[state.opening] ?? story.opening);
  return (
    <div role="log" aria-label="Story" aria-live="off" aria-busy={run !== null} className={styles.log}>
      {returningTo ? (
        <div className={styles.returning}>
          <p role="status">{`Taking you back to turn ${returningTo}…`}</p>
          <TextSkeleton lines={5} />
        </div>
      ) : (
        <section
          className={styles.opening}
          aria-label="Opening scene"
          data-voice={speaker ? 'character' : 'narrator'}
        >
          {speaker ? (
            <Said name={speaker} face={face}>
              <StoryText text={opening} isSpoken />
            </Said>
          ) : (
            <StoryText text={opening} />
          )}
          {mayChoose ? (
            <OpeningChoice chosen={state.opening} count={openings.length} onChoose={chat.chooseOpening} />
          ) : null}
        </section>
      )}
      <OlderMessages older={older} onLoad={chat.loadOlder} />
      {state.status === 'loading' && turns.length === 0 && !run && returningTo === null ? (
        <div className={styles.loading}>
          <TextSkeleton lines={3} />
        </div>
      ) : null}
      <Turns turns={turns} linkedId={linkedId}>
        {(message, index) => (
          <>
            {index === newest ? aboveNewest : null}
            <Turn
              message={message}
              story={story}
              chat={chat}
              isLast={index === turns.length - 1 && run === null}
              isNewest={index === newest && !isSending}
              modelBefore={turns[index - 2]?.model ?? null}
              edited={editing?.id === message.id ? editing.text : null}
              speaker={speaker}
              parts={parts}
            />
          </>
        )}
      </Turns>
      {isSending ? <UserLine text={intent.content} pending isNewest /> : null}
      {run ? <StreamingReply chat={chat} run={run} speaker={speaker} face={face} /> : null}
    </div>
  );
}
