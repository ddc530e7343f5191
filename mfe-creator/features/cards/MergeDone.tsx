import { Button } from '@storyloom/ui/actions/Button';
import { useEffect, useRef, useState } from 'react';
import styles from './LorebookPanel.module.css';

interface MergeDoneProps {
  /** Says what the last merge did; null if it cannot be undone. */
  text: string | null;
  /** Takes the focus when shown in place of another step. */
  takesFocus: boolean;
  onUndo: () => void;
}

/** The outcome of the last merge, with a button that takes it back. The text takes the focus of the button, which goes. */
export function MergeDone({ text, takesFocus, onUndo }: MergeDoneProps) {
  const status = useRef<HTMLSpanElement>(null);
  const [isUndone, setUndone] = useState(false);
  if (text !== null && isUndone) setUndone(false);
  useEffect(() => {
    if (takesFocus) status.current?.focus();
  }, [takesFocus]);
  return (
    <p className={styles.done} data-empty={text === null && !isUndone}>
      <span role="status" ref={status} tabIndex={-1}>
        {text ?? (isUndone ? 'Undone.' : null)}
      </span>
      {text === null ? null : (
        <Button
          kind="quiet"
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
