import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { SaveRow, SaveRowSkeleton } from './SaveRow.tsx';
import styles from './SavesPanel.module.css';
import { saveName } from './saves.model.ts';
import { useSaves } from './saves.queries.ts';

const nothing = () => {};

/** The saves of a story, to choose one to replace. */
export function ReplaceSave({ storyId, onChoose }: { storyId: string; onChoose: (id: string) => void }) {
  const saves = useSaves(storyId);
  if (saves.isError && !saves.data) {
    return (
      <ErrorPanel
        compact
        title="Couldn’t load your saves."
        text="They’re safe."
        retrying={saves.isFetching}
        onRetry={() => void saves.refetch()}
      />
    );
  }
  const now = Date.now();
  return (
    <ul className={styles.list} aria-label="Save to replace" aria-busy={!saves.data}>
      {saves.data
        ?.filter(({ isArchived }) => !isArchived)
        .map((save) => (
          <SaveRow
            key={save.id}
            save={save}
            name={saveName(save, saves.data, now)}
            busy={false}
            onLoad={nothing}
            onDelete={nothing}
            onReplace={() => onChoose(save.id)}
          />
        )) ?? <SaveRowSkeleton />}
    </ul>
  );
}
