import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Minimize2 } from 'lucide-react';
import { useEffect } from 'react';
import styles from './FocusMode.module.css';
import { setFocusMode, useFocusMode } from './use-focus-mode.ts';

/** The button that leaves focus mode. Leaving the page ends focus mode as well. */
export function FocusMode({ title }: { title: string }) {
  const on = useFocusMode();
  useEffect(() => () => setFocusMode(false), []);
  if (!on) return null;
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <IconButton
        className={styles.leave}
        label="Leave focus mode"
        title="Leave focus mode (Esc)"
        aria-keyshortcuts="Escape"
        icon={<Minimize2 />}
        onClick={() => setFocusMode(false)}
      />
      <p className="visually-hidden" role="status">
        Focus mode. Press Escape to leave.
      </p>
    </>
  );
}
