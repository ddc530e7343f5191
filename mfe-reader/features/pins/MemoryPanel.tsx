import type { PinnedFact } from '@storyloom/contract/chat/entities/pinned-fact';
import { chatLimits } from '@storyloom/contract/chat/limits';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { TextSkeleton } from '@storyloom/ui/feedback/Skeleton';
import { useStore } from 'zustand';
import type { Chat } from '../chat/chat.ts';
import { FactForm } from './FactForm.tsx';
import { FactRow } from './FactRow.tsx';
import { SoFar, Told } from './Known.tsx';
import styles from './MemoryPanel.module.css';
import { charactersLeft, isFull, keyOf, rowsOf } from './pins.model.ts';
import { usePinActions } from './pins.mutations.ts';
import { useKnown, usePins } from './pins.queries.ts';
import { useEdit } from './use-edit.ts';
import { useUnpin } from './use-unpin.ts';

/** What the storyteller knows: what the reader has told it, the pinned facts with a form to add one, and the story so far. */
export default function MemoryPanel({ story, chat }: { story: { id: string }; chat: Chat }) {
  const { saveId, facts } = usePins(chat);
  const known = useKnown(chat, saveId);
  const status = useStore(chat.store, (state) => state.status);
  const actions = usePinActions(story.id, chat);
  const edit = useEdit(actions);
  const { unpinned, busyId, unpin, undo } = useUnpin(actions, facts.data ?? []);

  if (facts.isError && !facts.data) {
    return (
      <ErrorPanel
        title="Couldn’t load your facts."
        text="They’re safe."
        retrying={facts.isFetching}
        onRetry={() => void facts.refetch()}
      />
    );
  }
  if (saveId === null && status === 'ready') {
    return (
      <EmptyState
        title="No facts yet"
        text="Once you start playing, you can pin what the storyteller must never forget."
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
  const rows = rowsOf(facts.data, unpinned);
  const isUnpinned = (id: string) => unpinned.some((fact) => fact.id === id);
  const pinned = rows.filter(({ id }) => !isUnpinned(id));
  const left = charactersLeft(pinned);
  return (
    <div className={styles.panel}>
      {known.data ? <Told {...known.data} /> : null}
      {known.isPending ? (
        <div aria-busy="true">
          <TextSkeleton lines={3} />
        </div>
      ) : null}
      {known.isError && !known.data ? (
        <ErrorPanel
          compact
          title="Couldn’t load what you’ve told the storyteller."
          text="It’s safe."
          retrying={known.isFetching}
          onRetry={() => void known.refetch()}
        />
      ) : null}
      <h2 className={styles.title}>Pinned facts</h2>
      <p className={styles.hint}>The storyteller always keeps this in mind in this playthrough.</p>
      {isFull(pinned) ? (
        <p className={styles.full}>{fullText(pinned)}</p>
      ) : (
        <FactForm
          label="New fact"
          placeholder="My sister must never learn where I was."
          onSubmit={(content) => actions.pin(content, null)}
        />
      )}
      <p className={styles.count} role="status">
        {`${pinned.length} of ${chatLimits.facts} facts${left === null ? '' : `, ${left} characters left`}`}
      </p>
      <ul className={styles.list} aria-label="Pinned facts">
        {rows.map((fact) => (
          <FactRow
            key={keyOf(fact)}
            fact={fact}
            unpinned={isUnpinned(fact.id)}
            busy={busyId === fact.id}
            edit={edit}
            onUnpin={() => unpin(fact)}
            onUndo={() => void undo(fact)}
          />
        ))}
      </ul>
      {known.data ? <SoFar lines={known.data.soFar} /> : null}
    </div>
  );
}

function fullText({ length }: readonly PinnedFact[]): string {
  return length >= chatLimits.facts
    ? `You’ve pinned ${chatLimits.facts} facts. Remove one to add another.`
    : 'Your facts have reached the limit of their total length. Remove one to add another.';
}
