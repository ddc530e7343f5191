import { useDraftState } from '../draft/use-draft.ts';
import { conflictsId } from '../draft/use-draft-field.ts';
import { Conflict } from './Conflict.tsx';
import styles from './Conflicts.module.css';

/** Fields that were changed elsewhere too, each with both values, until the author has chosen. */
export function Conflicts() {
  const conflicts = useDraftState((state) => state.conflicts);
  if (conflicts.length === 0) return null;
  return (
    <section className={styles.conflicts} aria-labelledby={conflictsId}>
      <h2 id={conflictsId} tabIndex={-1} className={styles.title}>
        This story was changed elsewhere
      </h2>
      <p role="alert">
        Another tab or device changed the same {conflicts.length === 1 ? 'field' : 'fields'} as you. Nothing
        is lost: choose for each, and saving continues.
      </p>
      {conflicts.map((conflict) => (
        <Conflict key={conflict.path} conflict={conflict} />
      ))}
    </section>
  );
}
