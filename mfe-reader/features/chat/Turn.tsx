import type { Message } from '@storyloom/contract/entities/message';
import { memo } from 'react';
import { StoryText } from '../text/StoryText.tsx';
import { replyLabel } from './reply-label.ts';
import { Speaker } from './Speaker.tsx';
import styles from './Turn.module.css';

export interface TurnProps {
  message: Message;
  /** Who speaks when the message does not say. */
  speaker: string | null;
  /** The model that wrote the reply before: a label is drawn where it changes. */
  modelBefore: string | null;
}

/** One turn of the transcript: the reader's words apart, a reply as prose. */
export const Turn = memo(function Turn({ message, speaker, modelBefore }: TurnProps) {
  if (message.role === 'user') return <ReaderLine text={message.text} />;
  const name = message.speaker ?? speaker;
  const offline = message.model === 'storyteller' && modelBefore !== 'storyteller';
  return (
    <article className={styles.turn} aria-label={replyLabel(name)}>
      {name ? <Speaker name={name} /> : null}
      <StoryText text={message.text} />
      {offline ? <p className={styles.label}>Offline storyteller</p> : null}
    </article>
  );
});

export function ReaderLine({ text, pending = false }: { text: string; pending?: boolean }) {
  return (
    <article className={styles.mine} data-pending={pending} aria-label="You">
      <p>{text}</p>
    </article>
  );
}
