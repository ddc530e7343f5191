import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Minimize2 } from 'lucide-react';
import { useEffect } from 'react';
import styles from './FocusMode.module.css';
import { setFocusMode, useFocusMode } from './focus-mode.ts';

/** The way out of focus mode, which ends with the page it was chosen on. */
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
        Focus mode: the story alone. Escape leaves it.
      </p>
    </>
  );
}
