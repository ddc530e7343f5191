import { LiveText } from '../text/LiveText.tsx';
import type { ActiveRun } from './chat.state.ts';
import type { Chat } from './chat.ts';
import styles from './LiveReply.module.css';
import { replyLabel } from './reply-label.ts';
import { Speaker } from './Speaker.tsx';
import turn from './Turn.module.css';
import { useLive } from './use-chat.ts';
import { itemAttribute } from './use-window.ts';

/** The reply that is being written. It alone is drawn anew with each word. */
export function LiveReply({ chat, run, speaker }: { chat: Chat; run: ActiveRun; speaker: string | null }) {
  const live = useLive(chat);
  return (
    <article
      className={turn.turn}
      aria-label={replyLabel(speaker)}
      {...{ [itemAttribute]: run.messageId ?? undefined }}
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
