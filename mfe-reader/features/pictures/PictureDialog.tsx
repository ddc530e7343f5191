import type { ScenePicture } from '@storyloom/contract/images/entities/scene-picture';
import { ImageViewer } from '@storyloom/ui/overlays/ImageViewer';
import { useState } from 'react';
import styles from './PictureDialog.module.css';

/** An image over the whole screen, with the sentence it illustrates. */
export default function PictureDialog({ picture, onClose }: { picture: ScenePicture; onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const { url, width, height, alt, drawn } = picture;
  return (
    <ImageViewer
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClose}
      title="The scene"
      src={url}
      alt={alt}
      width={width}
      height={height}
      caption={
        <>
          <p className={styles.sentence}>{alt}</p>
          {drawn ? <p>Illustrated from this scene’s words, without an image model.</p> : null}
        </>
      }
    />
  );
}
