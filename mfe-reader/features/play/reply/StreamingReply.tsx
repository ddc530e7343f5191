import { useStore } from 'zustand';
import type { Chat } from '../../chat/chat.ts';
import type { ActiveRun } from '../../chat/store/chat-state.ts';
import { LiveText } from '../../text/LiveText.tsx';
import { messageAttribute } from '../../text/message-element.ts';
import { replyLabel } from '../../text/reply-label.ts';
import { Speaker } from '../../text/Speaker.tsx';
import styles from './StreamingReply.module.css';
import turn from './Turn.module.css';

interface StreamingReplyProps {
  chat: Chat;
  run: ActiveRun;
  speaker: string | null;
}

/** The reply being generated. Only this component renders with each word. */
export function StreamingReply({ chat, run, speaker }: StreamingReplyProps) {
  const { text, cuts } = useStore(chat.streamingText);
  return (
    <article
      className={turn.turn}
      aria-label={replyLabel(speaker)}
      {...{ [messageAttribute]: run.started?.messageId }}
    >
      {speaker ? <Speaker name={speaker} /> : null}
      {text === '' ? <Waiting /> : <LiveText text={text} cuts={cuts} />}
      {run.started && run.reconnecting ? <p className={styles.note}>Connection lost. Reconnecting…</p> : null}
    </article>
  );
}

function Waiting() {
  return (
    <p className={styles.waiting} aria-hidden="true">
      <span />
      <span />
      <span />
    </p>
  );
}
