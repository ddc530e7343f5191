import { useDraft } from '../draft/draft.context.ts';
import { fieldLabelIn } from '../draft/field-labels.ts';
import styles from './PreviewPanel.module.css';

/** Each text that is not allowed, with its reason. `fields`: messages by path. */
export function RefusedFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  const { store } = useDraft();
  return (
    <ul className={styles.refused} aria-label="Texts that are not allowed">
      {Object.entries(fields).map(([path, message]) => (
        <li key={path}>{`${fieldLabelIn(store.getState().content, path)}: ${message}`}</li>
      ))}
    </ul>
  );
}
