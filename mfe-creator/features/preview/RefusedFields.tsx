import { useDraft } from '../draft/draft.context.ts';
import { fieldLabelIn } from '../draft/field-labels.ts';
import styles from './PreviewPanel.module.css';

interface RefusedFieldsProps {
  label: string;
  /** Messages by path. */
  fields: Readonly<Record<string, string>>;
}

/** Lists each refused text with the reason. */
export function RefusedFields({ label, fields }: RefusedFieldsProps) {
  const { store } = useDraft();
  return (
    <ul className={styles.refused} aria-label={label}>
      {Object.entries(fields).map(([path, message]) => (
        <li key={path}>{`${fieldLabelIn(store.getState().content, path)}: ${message}`}</li>
      ))}
    </ul>
  );
}
