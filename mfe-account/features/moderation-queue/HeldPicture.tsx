import { Button } from '@storyloom/ui/actions/Button';
import { useState } from 'react';
import styles from './HeldPicture.module.css';

/** A held picture, which nobody has to see without asking for it. */
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
