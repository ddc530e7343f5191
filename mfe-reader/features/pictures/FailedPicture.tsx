import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { prices } from '@storyloom/contract/points/limits';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { RotateCw } from 'lucide-react';
import { useId } from 'react';
import { Notice } from '../text/Notice.tsx';
import { PicturePrice } from './PicturePrice.tsx';
import styles from './ScenePicture.module.css';

interface FailedPictureProps {
  /** What happened. */
  text: string;
  needsPoints: boolean;
  onRetry: () => void;
}

/** Tells why an image was not generated, with the way to another. */
export default function FailedPicture({ text, needsPoints, onRetry }: FailedPictureProps) {
  const { dialogs } = useHost();
  const note = useId();
  const getPoints = async () => {
    if (await dialogs.open(getMorePoints, { needs: 'points', price: prices.image })) onRetry();
  };
  return (
    <Notice text={text} tone={needsPoints ? 'invite' : 'fault'}>
      {needsPoints ? (
        <Button size="small" onClick={() => void getPoints()}>
          Get points
        </Button>
      ) : null}
      <Button size="small" kind="quiet" icon={<RotateCw />} aria-describedby={note} onClick={onRetry}>
        Retry
      </Button>
      <div id={note} className={styles.price}>
        <PicturePrice />
      </div>
    </Notice>
  );
}
