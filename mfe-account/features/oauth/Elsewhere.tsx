import { Button } from '@storyloom/ui/actions/Button';
import { useEffect, useId, useRef } from 'react';
import styles from './OAuth.module.css';
import type { OAuth } from './use-oauth.ts';

/** Shown while the visitor logs in to another service in a pop-up window. */
export function Elsewhere({ oauth }: { oauth: OAuth }) {
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={styles.step}>
      <p id={id}>Finish the login in the window that has opened.</p>
      <div className={styles.actions}>
        <Button kind="quiet" ref={first} aria-describedby={id} onClick={oauth.continueHere}>
          Use this window instead
        </Button>
        <Button kind="ghost" onClick={oauth.cancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
