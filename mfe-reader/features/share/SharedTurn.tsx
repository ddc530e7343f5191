import type { ScenePicture } from '@storyloom/contract/images/entities/scene-picture';
import type { ShareDetail } from '@storyloom/contract/shares/entities/share';
import type { ComponentType } from 'react';
import { replyLabel } from '../text/reply-label.ts';
import { type Face, Said } from '../text/Said.tsx';
import { StoryText } from '../text/StoryText.tsx';
import { UserLine } from '../text/UserLine.tsx';
import styles from './SharePage.module.css';

interface SharedTurnProps {
  message: ShareDetail['messages'][number];
  face: Face;
  Picture: ComponentType<{ picture: ScenePicture }>;
}

/** A message of a share, without actions. */
export function SharedTurn({ message, face, Picture }: SharedTurnProps) {
  const { role, speaker, text, picture } = message;
  if (role === 'user') {
    return (
      <div className={styles.own}>
        <UserLine text={text} />
      </div>
    );
  }
  const words =
    text.trim() === '' ? (
      <p className={styles.none}>This reply has no text.</p>
    ) : (
      <StoryText text={text} isSpoken={speaker !== null} />
    );
  return (
    <article className={styles.reply} aria-label={replyLabel(speaker)}>
      {speaker ? (
        <Said name={speaker} face={face}>
          {words}
        </Said>
      ) : (
        words
      )}
      {picture ? <Picture picture={picture} /> : null}
    </article>
  );
}
