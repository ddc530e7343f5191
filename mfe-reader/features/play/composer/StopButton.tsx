import { Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './Composer.module.css';

/** Time in ms in which a press is ignored, because it may be the second press of a double press on Send by touch. */
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
      onClick={({ detail }) => {
        // The second press of a mouse says so, however late a busy page receives it.
        if (ready && detail !== 2) onStop();
      }}
    >
      <Square fill="currentColor" />
    </button>
  );
}
