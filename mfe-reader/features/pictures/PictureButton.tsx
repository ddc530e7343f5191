import { points } from '@storyloom/contract/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { ImagePlus } from 'lucide-react';
import type { TurnContext } from '../chat/turn-context.ts';
import styles from './PictureButton.module.css';
import { pictureLabel } from './picture.model.ts';
import { usePicturing } from './use-picturing.ts';

/** In words with its price, unlike what costs nothing. It only reads the story, so it waits for no reply. */
export function PictureButton({ turn: { chat, message } }: { turn: TurnContext }) {
  const picturing = usePicturing(chat, message.id);
  // The frame under the reply says that it is being made, or brings its own way on.
  if (picturing) return null;
  return (
    <Button size="small" kind="ghost" icon={<ImagePlus />} onClick={() => chat.picture(message.id)}>
      <span className={styles.whole}>{pictureLabel}</span>
      <span className={styles.short} aria-hidden="true">
        Picture · {points.image}
      </span>
    </Button>
  );
}
