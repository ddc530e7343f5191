import type { Message } from '@storyloom/contract/chat/entities/message';
import { scenePictureSize } from '@storyloom/contract/images/entities/scene-picture';
import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { prices } from '@storyloom/contract/points/limits';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { RotateCw } from 'lucide-react';
import { useId } from 'react';
import type { Chat } from '../chat/chat.ts';
import { Notice } from '../text/Notice.tsx';
import { PicturePrice } from './PicturePrice.tsx';
import styles from './ScenePicture.module.css';
import { ScenePicture } from './ScenePicture.tsx';
import { useImageGeneration } from './use-image-generation.ts';

const aspectRatio = `${scenePictureSize.width} / ${scenePictureSize.height}`;

/** The image below a reply: shown, being generated, or failed. */
export function TurnPicture({ message, chat }: { message: Message; chat: Chat }) {
  const { dialogs } = useHost();
  const generation = useImageGeneration(chat, message.id);
  const note = useId();
  if (message.picture) return <ScenePicture picture={message.picture} />;
  if (!generation) return null;
  if (generation.status === 'generating') {
    return (
      <div className={styles.frame} style={{ aspectRatio }} role="status">
        <Skeleton className={styles.making} />
        <span className={styles.wait}>Illustrating the scene…</span>
      </div>
    );
  }
  const getPoints = async () => {
    const isEnough = await dialogs.open(getMorePoints, { needs: 'points', price: prices.image });
    if (isEnough) chat.generateImage(message.id);
  };
  const needsPoints = generation.reason === 'points';
  return (
    <Notice text={generation.text} tone={needsPoints ? 'invite' : 'fault'}>
      {needsPoints ? (
        <Button size="small" onClick={() => void getPoints()}>
          Get points
        </Button>
      ) : null}
      <Button
        size="small"
        kind="quiet"
        icon={<RotateCw />}
        aria-describedby={note}
        onClick={() => chat.generateImage(message.id)}
      >
        Retry
      </Button>
      <div id={note} className={styles.price}>
        <PicturePrice />
      </div>
    </Notice>
  );
}
