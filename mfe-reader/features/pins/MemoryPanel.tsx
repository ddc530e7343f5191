import { limits } from '@storyloom/contract/limits';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { TextSkeleton } from '@storyloom/ui/feedback/Skeleton';
import { useStore } from 'zustand';
import type { Chat } from '../chat/chat.ts';
import { FactForm } from './FactForm.tsx';
import { FactRow } from './FactRow.tsx';
import styles from './MemoryPanel.module.css';
import { isFull, keyOf, lettersLeft, rowsOf } from './pins.model.ts';
import { usePinMoves } from './pins.mutations.ts';
import { usePins } from './pins.queries.ts';
import { useLetGo } from './use-unpin.ts';

/** What the storyteller is told before every reply of this save, and a place to add to it. */
export default function MemoryPanel({ story, chat }: { story: { id: string }; chat: Chat }) {
  const { saveId, facts } = usePins(chat);
  const status = useStore(chat.store, (state) => state.status);
  const moves = usePinMoves(story.id, chat);
  const { gone, busyId, unpin, undo } = useLetGo(moves, facts.data ?? []);

  if (facts.isError && !facts.data) {
    return (
      <ErrorPanel
        title="Load failed, please refresh later"
        text="What is remembered is safe."
        retrying={facts.isFetching}
        onRetry={() => void facts.refetch()}
      />
    );
  }
  if (saveId === null && status === 'ready') {
    return (
      <EmptyState
        title="Nothing to remember yet"
        text="From your first words on, you can tell the storyteller here what it must never forget."
      />
    );
  }
  if (!facts.data) {
    return (
      <div aria-busy="true">
        <TextSkeleton lines={5} />
      </div>
    );
  }
  const rows = rowsOf(facts.data, gone);
  const isGone = (id: string) => gone.some((fact) => fact.id === id);
  const kept = rows.filter(({ id }) => !isGone(id));
  const left = lettersLeft(kept);
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>
        The storyteller is told this before every reply of this save, however long the story gets.
      </p>
      {isFull(kept) ? (
        <p className={styles.full}>This save holds as many facts as it can. Let go of one to pin another.</p>
      ) : (
        <FactForm
          label="In your own words"
          placeholder="My sister must never learn where I was."
          messageId={null}
          moves={moves}
          onPinned={() => {}}
        />
      )}
      <p className={styles.count} role="status">
        {kept.length} of {limits.facts} remembered{left === null ? '' : `, room for ${left} more letters`}
      </p>
      <ul className={styles.list} aria-label="Remembered">
        {rows.map((fact) => (
          <FactRow
            key={keyOf(fact)}
            fact={fact}
            gone={isGone(fact.id)}
            busy={busyId === fact.id}
            onUnpin={() => unpin(fact)}
            onUndo={() => void undo(fact)}
          />
        ))}
      </ul>
    </div>
  );
}
