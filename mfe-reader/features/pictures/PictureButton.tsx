import { prices } from '@storyloom/contract/points/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import type { TurnContext } from '../chat/turn-context.ts';
import styles from './PictureButton.module.css';
import { PicturePrice } from './PicturePrice.tsx';
import { pictureLabel } from './picture.model.ts';
import { useImageGeneration } from './use-image-generation.ts';

/** Generates an image of the scene, at the price below it. Allowed while the chat is busy, because it does not change the path. */
export function PictureButton({ turn: { chat, message } }: { turn: TurnContext }) {
  const generation = useImageGeneration(chat, message.id);
  const note = useId();
  // The frame below the reply shows progress and Retry.
  if (generation) return null;
  return (
    <>
      <Button
        size="small"
        kind="ghost"
        icon={<ImagePlus />}
        aria-describedby={note}
        onClick={() => chat.generateImage(message.id)}
      >
        <span className={styles.whole}>{pictureLabel}</span>
        <span className={styles.short} aria-hidden="true">
          Image · {prices.image}
        </span>
      </Button>
      <div id={note} className={styles.note}>
        <PicturePrice />
      </div>
    </>
  );
}
