import type { Save } from '@storyloom/contract/saves/entities/save';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Chat } from '../chat/chat.ts';
import { SaveForm } from './SaveForm.tsx';
import { SaveRow, SaveRowSkeleton } from './SaveRow.tsx';
import styles from './SavesPanel.module.css';
import { isAutosave, isFull, type Replacing, saveName } from './saves.model.ts';
import { useSaveActions } from './saves.mutations.ts';
import { useSaves } from './saves.queries.ts';

interface PanelProps {
  story: { id: string };
  chat: Chat;
  /** Closes the drawer. */
  close: () => void;
}

/** The saves of a story, with their actions. */
export default function SavesPanel({ story, chat, close }: PanelProps) {
  const host = useHost();
  const saves = useSaves(story.id);
  const actions = useSaveActions(story.id, chat);
  /** Set while the reader chooses a save to replace. */
  const [replacing, setReplacing] = useState<Replacing | null>(null);

  if (saves.isError && !saves.data) {
    return (
      <ErrorPanel
        title="Couldn’t load your saves."
        text="They’re safe."
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
        text="Your story is saved automatically once you play. You can keep up to three saves here."
      />
    );
  }

  const now = Date.now();
  const nameOf = (save: Save) => saveName(save, saves.data, now);
  const load = async (save: Save) => {
    if (!(await actions.load(save))) return;
    host.toast('success', `You’re now playing “${nameOf(save)}”.`);
    close();
  };
  const remove = async (save: Save) => {
    const agreed = await host.confirm({
      title: 'Delete this save?',
      message: `“${nameOf(save)}” will be deleted. Your other saves stay.`,
      confirmLabel: 'Delete',
      cancelLabel: 'Cancel',
      danger: true,
    });
    if (agreed) await actions.remove(save);
  };
  const startOver = async () => {
    const agreed = await host.confirm({
      title: 'Start over?',
      message: isFull(saves.data)
        ? 'A new playthrough begins at the opening scene. Your saves stay; this playthrough is archived, and you can load it again.'
        : 'A new playthrough begins at the opening scene. Your saves stay, and so does this playthrough.',
      confirmLabel: 'Start over',
      cancelLabel: 'Cancel',
    });
    if (agreed && (await actions.restart())) close();
  };
  const removeAll = async () => {
    const agreed = await host.confirm({
      title: 'Delete all saves?',
      message: 'This deletes every save of this story and everything you played in it. You can’t undo this.',
      confirmLabel: 'Delete all',
      cancelLabel: 'Cancel',
      danger: true,
    });
    if (agreed && (await actions.removeAll())) close();
  };
  const replace = async (save: Save, { title }: Replacing) => {
    if (await actions.create({ ...(title && { title }), replaceSaveId: save.id })) setReplacing(null);
  };

  return (
    <div className={styles.panel}>
      <SaveForm
        saves={saves.data}
        actions={actions}
        replacing={replacing}
        onReplacing={setReplacing}
        onSaved={() => host.toast('success', 'Saved.')}
      />
      <ul className={styles.list} aria-label={replacing ? 'Save to replace' : 'Saves'}>
        {(replacing ? saves.data.filter(({ isArchived }) => !isArchived) : saves.data).map((save) => (
          <SaveRow
            key={save.id}
            save={save}
            name={nameOf(save)}
            busy={actions.busy}
            onLoad={() => void load(save)}
            onDelete={() => void remove(save)}
            onReplace={replacing && !isAutosave(save) ? () => void replace(save, replacing) : null}
          />
        ))}
      </ul>
      <div className={styles.over}>
        <Button
          kind="ghost"
          size="small"
          icon={<RotateCcw />}
          disabled={actions.busy}
          onClick={() => void startOver()}
        >
          Start over
        </Button>
        <Button
          kind="ghost"
          size="small"
          icon={<Trash2 />}
          disabled={actions.busy}
          onClick={() => void removeAll()}
        >
          Delete all saves
        </Button>
      </div>
    </div>
  );
}
