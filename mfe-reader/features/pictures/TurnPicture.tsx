import type { Message } from '@storyloom/contract/chat/entities/message';
import { scenePictureSize } from '@storyloom/contract/images/entities/scene-picture';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import type { Chat } from '../chat/chat.ts';
import styles from './ScenePicture.module.css';
import { ScenePicture } from './ScenePicture.tsx';
import { useImageGeneration } from './use-image-generation.ts';

const FailedPicture = lazyPart(() => import(/* webpackChunkName: "turn" */ './FailedPicture.tsx'));

const aspectRatio = `${scenePictureSize.width} / ${scenePictureSize.height}`;

/** The image below a reply: shown, being generated, or failed. */
export function TurnPicture({ message, chat }: { message: Message; chat: Chat }) {
  const generation = useImageGeneration(chat, message.id);
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
  return (
    <FailedPicture
      text={generation.text}
      needsPoints={generation.reason === 'points'}
      onRetry={() => chat.generateImage(message.id)}
    />
  );
}
