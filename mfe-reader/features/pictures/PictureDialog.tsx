import type { ScenePicture } from '@storyloom/contract/entities/scene-picture';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useState } from 'react';
import styles from './PictureDialog.module.css';

/** An image at full size, with the sentence it illustrates. */
export default function PictureDialog({ picture, onClose }: { picture: ScenePicture; onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const { url, width, height, alt, drawn } = picture;
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClose}
      title="The scene"
      size="large"
      sheet={false}
    >
      <figure className={styles.figure}>
        <img className={styles.picture} src={url} alt={alt} width={width} height={height} />
        <figcaption className={styles.caption}>
          <p className={styles.sentence}>{alt}</p>
          {drawn ? <p>Illustrated from this scene’s words, without an image model.</p> : null}
        </figcaption>
      </figure>
    </Dialog>
  );
}
