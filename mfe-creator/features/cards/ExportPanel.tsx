import { useDraftState, useDraftValue } from '../draft/use-draft.ts';
import styles from './ExportChoices.module.css';
import { ExportChoices } from './ExportChoices.tsx';

/** The export of the open draft. */
export default function ExportPanel() {
  const storedId = useDraftState(({ stored, id }) => (stored ? id : null));
  const title = useDraftValue((content) => content.title?.trim() ?? '');
  if (storedId === null)
    return (
      <div className={styles.panel}>
        <p className={styles.note}>Write something first. A saved draft can be exported.</p>
      </div>
    );
  return (
    <div className={styles.panel}>
      <ExportChoices storyId={storedId} title={title} />
    </div>
  );
}
