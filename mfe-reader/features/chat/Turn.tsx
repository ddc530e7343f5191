import type { Message } from '@storyloom/contract/entities/message';
import type { StoryDetail } from '@storyloom/contract/entities/story-detail';
import { memo } from 'react';
import { speakerOf } from '../book/book.model.ts';
import { TurnPicture } from '../pictures/TurnPicture.tsx';
import { StoryText } from '../text/StoryText.tsx';
import type { Chat } from './chat.ts';
import { EditTurn } from './EditTurn.tsx';
import { replyLabel } from './reply-label.ts';
import { Speaker } from './Speaker.tsx';
import styles from './Turn.module.css';
import { isCutShort, isWithheld } from './transcript.ts';
import { TurnActions } from './turn-actions/TurnActions.tsx';
import { WithheldReply } from './WithheldReply.tsx';

export interface TurnProps {
  message: Message;
  story: StoryDetail;
  chat: Chat;
  /** The turn the story stands on. */
  isLast: boolean;
  /** The model that wrote the reply before: a label is drawn where it changes. */
  modelBefore: string | null;
  /** Its words while the reader writes it differently. */
  edited?: string | null;
}

/** One turn of the transcript: the reader's words apart, a reply as prose; under it what can be done with it. */
export const Turn = memo(function Turn(props: TurnProps) {
  const { message, story, chat, isLast, modelBefore, edited = null } = props;
  const actions = <TurnActions turn={{ message, story, chat, isLast }} />;
  if (message.role === 'user') {
    return (
      <div className={styles.own}>
        <ReaderLine text={message.text} />
        {actions}
      </div>
    );
  }
  const name = message.speaker ?? speakerOf(story);
  const offline = message.model === 'storyteller' && modelBefore !== 'storyteller';
  return (
    <div className={styles.told}>
      <article className={styles.turn} aria-label={replyLabel(name)}>
        {name ? <Speaker name={name} /> : null}
        {edited === null ? <Told message={message} chat={chat} /> : <EditTurn chat={chat} text={edited} />}
        <TurnPicture message={message} chat={chat} />
        {offline ? <p className={styles.label}>Offline storyteller</p> : null}
      </article>
      {edited === null ? actions : null}
    </div>
  );
});

function Told({ message, chat }: { message: Message; chat: Chat }) {
  if (isWithheld(message)) return <WithheldReply chat={chat} messageId={message.id} />;
  return (
    <>
      <StoryText text={message.text} />
      {isCutShort(message) ? (
        <p role="note" className={styles.heldBack}>
          The rest of this reply was held back. Your points are back.
        </p>
      ) : null}
    </>
  );
}

export function ReaderLine({ text, pending = false }: { text: string; pending?: boolean }) {
  return (
    <article className={styles.mine} data-pending={pending} aria-label="You">
      <p>{text}</p>
    </article>
  );
}
