import { useDraftId, useDraftValue } from '../draft/use-draft.ts';
import styles from './ExportChoices.module.css';
import { ExportChoices } from './ExportChoices.tsx';
import { LorebookPanel } from './LorebookPanel.tsx';

/** Imports lorebooks into the open draft, and exports the draft as files. */
export default function FilesPanel() {
  const storedId = useDraftId();
  const title = useDraftValue((content) => content.title?.trim() ?? '');
  return (
    <div className={styles.panel}>
      <section>
        <h2 className={styles.heading}>Add a lorebook</h2>
        <LorebookPanel />
      </section>
      <section>
        <h2 className={styles.heading}>Export this story</h2>
        {storedId === null ? (
          <p className={styles.note}>Write something first. A saved draft can be exported.</p>
        ) : (
          <ExportChoices storyId={storedId} title={title} />
        )}
      </section>
    </div>
  );
}
