import { Button } from '@storyloom/ui/actions/Button';
import { useState } from 'react';
import styles from './HeldPicture.module.css';

/** A held picture, shown only on request. */
export function HeldPicture({ src }: { src: string }) {
  const [shown, setShown] = useState(false);
  if (shown) return <img src={src} alt="Held by the automatic check" className={styles.picture} />;
  return (
    <div>
      <Button kind="quiet" onClick={() => setShown(true)}>
        Show the picture
      </Button>
    </div>
  );
}
