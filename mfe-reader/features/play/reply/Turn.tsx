import type { Message } from '@storyloom/contract/chat/entities/message';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { memo } from 'react';
import type { Chat } from '../../chat/chat.ts';
import { isPartlyWithheld, isWithheld } from '../../chat/store/transcript.ts';
import { faceOf } from '../../story-card/face.ts';
import { replyLabel } from '../../text/reply-label.ts';
import { Said } from '../../text/Said.tsx';
import { StoryText } from '../../text/StoryText.tsx';
import { UserLine } from '../../text/UserLine.tsx';
import type { PlayParts } from '../play-parts.ts';
import { TurnActions } from '../turn-actions/TurnActions.tsx';
import styles from './Turn.module.css';
import { WithheldReply } from './WithheldReply.tsx';

const EditReply = lazyPart(async () => ({ default: (await import('./EditReply.tsx')).EditReply }), {
  waiting: ({ text }) => <StoryText text={text} />,
});

export interface TurnProps {
  message: Message;
  story: StoryDetail;
  chat: Chat;
  /** True if the message is the head of the save. */
  isLast: boolean;
  /** True for the reader’s newest line. */
  isNewest?: boolean;
  /** Model of the previous reply: a label is shown where the model changes. */
  modelBefore: string | null;
  /** The text in the editor while the reader edits this reply. */
  edited?: string | null;
  /** Name of the character who speaks in the replies of a character chat. */
  speaker: string | null;
  parts: PlayParts;
}

/** A user message or a reply, with its actions. */
export const Turn = memo(function Turn(props: TurnProps) {
  const { message, story, chat, isLast, isNewest, modelBefore, edited = null, speaker, parts } = props;
  const actions = <TurnActions turn={{ message, story, chat, isLast }} actions={parts.actions} />;
  if (message.role === 'user') {
    return (
      <div className={styles.own}>
        <UserLine text={message.text} isNewest={isNewest ?? false} />
        {actions}
      </div>
    );
  }
  const name = message.speaker ?? speaker;
  const isBuiltIn = message.model === 'storyteller' && modelBefore !== 'storyteller';
  return (
    <div className={styles.reply}>
      <article className={styles.turn} aria-label={replyLabel(name)}>
        {edited !== null ? (
          <EditReply chat={chat} text={edited} />
        ) : name ? (
          <Said name={name} face={faceOf(story, name)}>
            <ReplyText message={message} chat={chat} isSpoken />
          </Said>
        ) : (
          <ReplyText message={message} chat={chat} />
        )}
        <parts.Illustration message={message} chat={chat} />
        {isBuiltIn ? <p className={styles.builtIn}>Built-in storyteller, without an AI model</p> : null}
      </article>
      {edited === null ? actions : null}
    </div>
  );
});

function ReplyText(props: { message: Message; chat: Chat; isSpoken?: boolean }) {
  const { message, chat, isSpoken = false } = props;
  if (isWithheld(message)) return <WithheldReply chat={chat} messageId={message.id} />;
  return (
    <>
      <StoryText text={message.text} isSpoken={isSpoken} />
      {isPartlyWithheld(message) ? (
        <p role="note" className={styles.withheld}>
          The rest of this reply was hidden by our safety rules. You weren’t charged.
        </p>
      ) : null}
    </>
  );
}
