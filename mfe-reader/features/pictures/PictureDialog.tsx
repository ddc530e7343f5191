import type { ScenePicture } from '@storyloom/contract/entities/scene-picture';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useState } from 'react';
import styles from './PictureDialog.module.css';

/** A picture as large as the screen allows, with the sentence it was made from. */
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
          {drawn ? <p>Drawn offline from the words of the scene, without an image model.</p> : null}
        </figcaption>
      </figure>
    </Dialog>
  );
}
