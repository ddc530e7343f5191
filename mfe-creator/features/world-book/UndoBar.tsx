import { Button } from '@storyloom/ui/actions/Button';
import { useRef, useState } from 'react';
import type { UndoableEntries } from './use-undo.ts';
import styles from './WorldBookSection.module.css';

/** The last change of the entries, with a button that takes it back. The text takes the focus of the button, which goes. */
export function UndoBar({ last }: Pick<UndoableEntries, 'last'>) {
  const status = useRef<HTMLSpanElement>(null);
  const [isUndone, setUndone] = useState(false);
  if (last !== null && isUndone) setUndone(false);
  return (
    <div className={styles.undo}>
      <div className={styles.undoBar} data-empty={last === null}>
        <span role="status" ref={status} tabIndex={-1}>
          {last?.text ?? (isUndone ? <span className="visually-hidden">Undone.</span> : null)}
        </span>
        {last === null ? null : (
          <Button
            kind="ghost"
            size="small"
            onClick={() => {
              last.undo();
              setUndone(true);
              status.current?.focus();
            }}
          >
            Undo
          </Button>
        )}
      </div>
    </div>
  );
}
