import { Button } from '@storyloom/ui/actions/Button';
import type { UndoableEntries } from './use-undo.ts';
import styles from './WorldBookSection.module.css';

/** The last change of the entries, with a button that takes it back. */
export function UndoBar({ last }: Pick<UndoableEntries, 'last'>) {
  return (
    <div className={styles.undo} role="status">
      {last === null ? null : (
        <div className={styles.undoBar}>
          <span>{last.text}</span>
          <Button kind="ghost" size="small" onClick={last.undo}>
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}
