import styles from './DraftField.module.css';
import { placeNote } from './place-notes.ts';
import { useDraftValue } from './use-draft.ts';

/** A note below a text with a placeholder that no question fills: readers would see its braces. */
export function PlaceNote({ path }: { path: string }) {
  const note = useDraftValue((content) => placeNote(content, path));
  return note === undefined ? null : (
    <p role="status" className={styles.note}>
      {note}
    </p>
  );
}
