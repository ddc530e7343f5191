import { Button } from '@storyloom/ui/actions/Button';
import { cx } from '@storyloom/ui/cx';
import { useEffect, useRef, useState } from 'react';
import styles from './UndoLine.module.css';

interface UndoLineProps {
  /** Describes the last change; null if it cannot be undone. */
  text: string | null;
  onUndo: () => void;
  /** Takes the focus when it replaces the focused element. */
  takesFocus?: boolean;
  /** Floats above the page, and hides when nothing can be undone. */
  floating?: boolean;
}

/** The last change with an Undo button. Pressing it removes the button, so the text takes the focus. */
export function UndoLine({ text, onUndo, takesFocus = false, floating = false }: UndoLineProps) {
  const status = useRef<HTMLSpanElement>(null);
  const [isUndone, setUndone] = useState(false);
  if (text !== null && isUndone) setUndone(false);
  useEffect(() => {
    if (takesFocus) status.current?.focus();
  }, [takesFocus]);
  return (
    <p className={cx(styles.line, floating && styles.floating)} data-undoable={text !== null}>
      <span role="status" ref={status} tabIndex={-1}>
        {text ?? (isUndone ? <span className={cx(floating && 'visually-hidden')}>Undone.</span> : null)}
      </span>
      {text === null ? null : (
        <Button
          kind={floating ? 'ghost' : 'quiet'}
          size="small"
          onClick={() => {
            onUndo();
            setUndone(true);
            status.current?.focus();
          }}
        >
          Undo
        </Button>
      )}
    </p>
  );
}
