import type { ShareDetail } from '@storyloom/contract/entities/share';
import { replyLabel } from '../chat/reply-label.ts';
import { Speaker } from '../chat/Speaker.tsx';
import { ReaderLine } from '../chat/Turn.tsx';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import { StoryText } from '../text/StoryText.tsx';
import styles from './SharePage.module.css';

/** One frozen turn: read, never acted on. */
export function SharedTurn({ message }: { message: ShareDetail['messages'][number] }) {
  const { role, speaker, text, picture } = message;
  if (role === 'user') {
    return (
      <div className={styles.own}>
        <ReaderLine text={text} />
      </div>
    );
  }
  return (
    <article className={styles.told} aria-label={replyLabel(speaker)}>
      {speaker ? <Speaker name={speaker} /> : null}
      {text.trim() === '' ? (
        <p className={styles.none}>This reply has no words.</p>
      ) : (
        <StoryText text={text} />
      )}
      {picture ? <ScenePicture picture={picture} /> : null}
    </article>
  );
}
