import { focusControl } from '@storyloom/ui/forms/focus-control';
import { useEffect, useRef } from 'react';
import { useDraft } from '../draft/draft.context.ts';
import { conflictsOf } from '../draft/draft.state.ts';
import { useDraftState } from '../draft/use-draft.ts';
import { conflictsId } from '../draft/use-draft-field.ts';
import { Conflict } from './Conflict.tsx';
import styles from './Conflicts.module.css';

/**
 * Fields that were also changed elsewhere, each with both values, until the author has chosen. `onResolved` is
 * called when no field is left, and moves the focus.
 */
export function Conflicts({ onResolved }: { onResolved: () => void }) {
  const draft = useDraft();
  const conflicts = useDraftState(conflictsOf);
  const hasChosen = useRef(false);
  useEffect(() => {
    if (!hasChosen.current) return;
    // The pressed button is removed with its field.
    hasChosen.current = false;
    if (conflicts.length === 0) onResolved();
    else focusControl(conflictsId);
  }, [conflicts, onResolved]);
  if (conflicts.length === 0) return null;
  return (
    <section className={styles.conflicts} aria-labelledby={conflictsId}>
      <h2 id={conflictsId} tabIndex={-1} className={styles.title}>
        This story was changed elsewhere
      </h2>
      <p role="alert">
        {`Another tab or device changed the same ${conflicts.length === 1 ? 'field' : 'fields'} as you. Nothing is lost: choose for each, and saving continues.`}
      </p>
      {conflicts.map((conflict) => (
        <Conflict
          key={conflict.path}
          conflict={conflict}
          onChoose={(value) => {
            hasChosen.current = true;
            draft.resolveConflict(conflict.path, value);
          }}
        />
      ))}
    </section>
  );
}
