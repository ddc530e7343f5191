import type { Save } from '@storyloom/contract/entities/save';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Chat } from '../chat/chat.ts';
import { SaveForm } from './SaveForm.tsx';
import { SaveRow, SaveRowSkeleton } from './SaveRow.tsx';
import styles from './SavesPanel.module.css';
import { nameOf } from './saves.model.ts';
import { useSaveMoves } from './saves.mutations.ts';
import { useSaves } from './saves.queries.ts';

interface PanelProps {
  story: { id: string };
  chat: Chat;
  /** Closes the drawer. */
  close: () => void;
}

/** The three saves of a story: where they stand, and all that can be done with them. */
export default function SavesPanel({ story, chat, close }: PanelProps) {
  const host = useHost();
  const saves = useSaves(story.id);
  const moves = useSaveMoves(story.id, chat);
  /** What the save to be made is called while the reader chooses which one it replaces. */
  const [replacing, setReplacing] = useState<{ title: string } | null>(null);

  if (saves.isError && !saves.data) {
    return (
      <ErrorPanel
        title="Load failed, please refresh later"
        text="Your saves are safe."
        retrying={saves.isFetching}
        onRetry={() => void saves.refetch()}
      />
    );
  }
  if (!saves.data) {
    return (
      <div className={styles.list} aria-busy="true">
        <SaveRowSkeleton />
        <SaveRowSkeleton />
      </div>
    );
  }
  if (saves.data.length === 0) {
    return (
      <EmptyState
        title="Nothing to save yet"
        text="Your story saves itself from your first words on. Then you can keep up to three places here."
      />
    );
  }

  const now = Date.now();
  const called = (save: Save) => nameOf(save, saves.data, now);
  const load = async (save: Save) => {
    if (!(await moves.load(save))) return;
    host.toast('success', `You are in “${called(save)}” now.`);
    close();
  };
  const remove = async (save: Save) => {
    const agreed = await host.confirm({
      title: 'Delete this save?',
      message: `“${called(save)}” goes for good. Your other saves stay.`,
      confirmLabel: 'Delete',
      cancelLabel: 'Cancel',
      danger: true,
    });
    if (agreed) await moves.remove(save);
  };
  const startOver = async () => {
    const agreed = await host.confirm({
      title: 'Start over?',
      message: 'Every save of this story goes, and all you played in it with them. This cannot be undone.',
      confirmLabel: 'Start over',
      cancelLabel: 'Cancel',
      danger: true,
    });
    if (agreed && (await moves.startOver())) close();
  };
  const replace = async (save: Save, title: string) => {
    if (await moves.create({ ...(title && { title }), replaceArchiveId: save.id })) setReplacing(null);
  };

  return (
    <div className={styles.panel}>
      <SaveForm
        saves={saves.data}
        moves={moves}
        replacing={replacing}
        onReplacing={setReplacing}
        onSaved={() => host.toast('success', 'Saved.')}
      />
      <ul className={styles.list} aria-label={replacing ? 'Which save to replace' : 'Saves'}>
        {saves.data.map((save) => (
          <SaveRow
            key={save.id}
            save={save}
            name={called(save)}
            busy={moves.busy}
            onLoad={() => void load(save)}
            onDelete={() => void remove(save)}
            onReplace={replacing ? () => void replace(save, replacing.title) : null}
          />
        ))}
      </ul>
      <Button
        kind="ghost"
        size="small"
        icon={<RotateCcw />}
        className={styles.over}
        disabled={moves.busy}
        onClick={() => void startOver()}
      >
        Start over
      </Button>
    </div>
  );
}
