import { Square } from 'lucide-react';
import { useState } from 'react';
import styles from './Composer.module.css';

/** The second press of a double press on Send lands here; it was not meant to stop anything. In ms. */
const tooSoon = 500;

export function StopButton({ stopping, onStop }: { stopping: boolean; onStop: () => void }) {
  const [since] = useState(() => performance.now());
  return (
    <button
      type="button"
      className={styles.stop}
      aria-label="Stop the reply"
      title="Stop (Esc)"
      aria-keyshortcuts="Escape"
      disabled={stopping}
      onClick={(event) => {
        if (event.timeStamp - since >= tooSoon) onStop();
      }}
    >
      <Square fill="currentColor" />
    </button>
  );
}
