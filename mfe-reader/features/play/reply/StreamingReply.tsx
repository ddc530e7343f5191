import { useStore } from 'zustand';
import type { Chat } from '../../chat/chat.ts';
import type { ActiveRun } from '../../chat/store/chat-state.ts';
import { LiveText } from '../../text/LiveText.tsx';
import { messageAttribute } from '../../text/message-element.ts';
import { replyLabel } from '../../text/reply-label.ts';
import { type Face, Said } from '../../text/Said.tsx';
import { thinkingText } from '../status/announce.ts';
import styles from './StreamingReply.module.css';
import turn from './Turn.module.css';

interface StreamingReplyProps {
  chat: Chat;
  run: ActiveRun;
  speaker: string | null;
  /** That of the speaker. */
  face?: Face;
}

/** The reply being generated. Only this component renders with each word. */
export function StreamingReply({ chat, run, speaker, face }: StreamingReplyProps) {
  const { text, cuts, isThinking } = useStore(chat.streamingText);
  const words = (
    <>
      {text === '' ? null : <LiveText text={text} cuts={cuts} isSpoken={speaker !== null} />}
      {text === '' || isThinking ? <Waiting isThinking={isThinking} /> : null}
    </>
  );
  return (
    <article
      className={turn.turn}
      // The focus of a phone is here while the reply is generated.
      tabIndex={-1}
      aria-label={replyLabel(speaker)}
      {...{ [messageAttribute]: run.started?.messageId }}
    >
      {speaker ? (
        <Said name={speaker} face={face}>
          {words}
        </Said>
      ) : (
        words
      )}
      {run.started && run.reconnecting ? <p className={styles.note}>Connection lost. Reconnecting…</p> : null}
    </article>
  );
}

/** `Announcer` tells screen readers. */
function Waiting({ isThinking }: { isThinking: boolean }) {
  return (
    <p className={styles.waiting} aria-hidden="true">
      <span />
      <span />
      <span />
      {isThinking ? thinkingText : null}
    </p>
  );
}
