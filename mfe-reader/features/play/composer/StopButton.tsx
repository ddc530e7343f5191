import { Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './Composer.module.css';

/** For this long, in ms, a press is the second half of a double press on Send, whose place the button took. */
const doublePress = 500;

export function StopButton({ stopping, onStop }: { stopping: boolean; onStop: () => void }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), doublePress);
    return () => clearTimeout(timer);
  }, []);
  return (
    <button
      type="button"
      className={styles.stop}
      aria-label="Stop the reply"
      title="Stop (Esc)"
      aria-keyshortcuts="Escape"
      aria-disabled={!ready}
      disabled={stopping}
      onClick={() => {
        if (ready) onStop();
      }}
    >
      <Square fill="currentColor" />
    </button>
  );
}
