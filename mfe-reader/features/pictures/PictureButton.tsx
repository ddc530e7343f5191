import { points } from '@storyloom/contract/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { ImagePlus } from 'lucide-react';
import type { TurnContext } from '../chat/turn-context.ts';
import styles from './PictureButton.module.css';
import { pictureLabel } from './picture.model.ts';
import { useImageGeneration } from './use-image-generation.ts';

/** In words with its price, unlike what costs nothing. It only reads the story, so it waits for no reply. */
export function PictureButton({ turn: { chat, message } }: { turn: TurnContext }) {
  const generation = useImageGeneration(chat, message.id);
  // The frame under the reply says that it is being made, or brings its own way on.
  if (generation) return null;
  return (
    <Button size="small" kind="ghost" icon={<ImagePlus />} onClick={() => chat.generateImage(message.id)}>
      <span className={styles.whole}>{pictureLabel}</span>
      <span className={styles.short} aria-hidden="true">
        Picture · {points.image}
      </span>
    </Button>
  );
}
