import { messages } from '@storyloom/contract/messages';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { SaveRow, SaveRowSkeleton } from './SaveRow.tsx';
import styles from './SavesPanel.module.css';
import { nameOf } from './saves.model.ts';
import { useSaves } from './saves.queries.ts';

const nothing = () => {};

/** The saves of a story, to choose the one that is given up. */
export function ReplaceSave({ storyId, onChoose }: { storyId: string; onChoose: (id: string) => void }) {
  const saves = useSaves(storyId);
  if (saves.isError && !saves.data) {
    return (
      <ErrorPanel
        compact
        title="Your saves did not load"
        text={messages.loadFailed}
        retrying={saves.isFetching}
        onRetry={() => void saves.refetch()}
      />
    );
  }
  const now = Date.now();
  return (
    <ul className={styles.list} aria-label="Which save to replace" aria-busy={!saves.data}>
      {saves.data?.map((save) => (
        <SaveRow
          key={save.id}
          save={save}
          name={nameOf(save, saves.data, now)}
          busy={false}
          onLoad={nothing}
          onDelete={nothing}
          onReplace={() => onChoose(save.id)}
        />
      )) ?? <SaveRowSkeleton />}
    </ul>
  );
}
