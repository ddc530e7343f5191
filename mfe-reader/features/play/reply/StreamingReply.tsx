import type { Chat } from '../../chat/chat.ts';
import type { ActiveRun } from '../../chat/store/chat-state.ts';
import { useLive } from '../../chat/use-chat.ts';
import { LiveText } from '../../text/LiveText.tsx';
import { messageAttribute } from '../../text/message-element.ts';
import { replyLabel } from '../../text/reply-label.ts';
import { Speaker } from '../../text/Speaker.tsx';
import styles from './StreamingReply.module.css';
import turn from './Turn.module.css';

/** The reply that is being written. It alone is drawn anew with each word. */
export function StreamingReply({
  chat,
  run,
  speaker,
}: {
  chat: Chat;
  run: ActiveRun;
  speaker: string | null;
}) {
  const live = useLive(chat);
  return (
    <article
      className={turn.turn}
      aria-label={replyLabel(speaker)}
      {...{ [messageAttribute]: run.messageId ?? undefined }}
    >
      {speaker ? <Speaker name={speaker} /> : null}
      {live.text === '' ? <Waiting /> : <LiveText text={live.text} cuts={live.cuts} />}
      {run.reconnecting ? <p className={styles.note}>Connection lost. Finding the thread again…</p> : null}
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
