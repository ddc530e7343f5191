import { useDraft } from '../../features/draft/draft.context.ts';
import { fieldLabelIn } from '../../features/draft/field-labels.ts';
import { useDraftState } from '../../features/draft/use-draft.ts';
import styles from './Checklist.module.css';

interface ChecklistProps {
  /** What a publication still needs: messages by path, in the order of the page. */
  missing: Readonly<Record<string, string>>;
  /** Warnings that do not prevent a publication, by path. */
  notes: Readonly<Record<string, string>>;
  onOpen: (path: string) => void;
}

/** The fields that a publication still needs, and notes; each leads to its control. Not shown while the errors of an attempt list them. */
export function Checklist({ missing, notes, onOpen }: ChecklistProps) {
  const { store } = useDraft();
  const hasErrors = useDraftState(({ errors }) => Object.keys(errors).length > 0);
  const labelOf = (path: string) => fieldLabelIn(store.getState().content, path);
  const items = [
    ...Object.keys(missing).map((path) => ({ path, text: labelOf(path) })),
    ...Object.entries(notes).map(([path, note]) => ({ path, text: `${labelOf(path)}: ${note}` })),
  ];
  if (hasErrors || items.length === 0) return null;
  return (
    <section aria-labelledby="studio-checklist" className={styles.list}>
      <h2 id="studio-checklist" className={styles.title}>
        Before you publish
      </h2>
      <ul>
        {items.map(({ path, text }) => (
          <li key={text}>
            <button type="button" className={styles.field} onClick={() => onOpen(path)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
