import styles from './DraftField.module.css';
import { placeNote } from './place-notes.ts';
import { useDraftValue } from './use-draft.ts';

/** Says below a text that a place in it belongs to no question, so that readers would see its braces. */
export function PlaceNote({ path }: { path: string }) {
  const note = useDraftValue((content) => placeNote(content, path));
  return note === undefined ? null : (
    <p role="status" className={styles.note}>
      {note}
    </p>
  );
}
