import type { LoreEntryDraft } from '@storyloom/contract/entities/lore-entry';
import { Button } from '@storyloom/ui/actions/Button';
import { useState } from 'react';
import { isSame } from '../draft/merge-content.ts';
import { useChangeDraft, useDraftValue } from '../draft/use-draft.ts';
import { FileDrop } from './FileDrop.tsx';
import styles from './LorebookPanel.module.css';
import { LoreMerge } from './LoreMerge.tsx';
import { SendingFile } from './SendingFile.tsx';
import { useLorebook } from './use-lorebook.ts';

type Lore = readonly LoreEntryDraft[];

const noLore: Lore = [];

/** Adds the entries of a lorebook to the world book of the open draft. One press takes them back. */
export function LorebookPanel() {
  const { state, send, startOver } = useLorebook();
  const lore = useDraftValue((content): Lore => content.lore ?? noLore);
  const change = useChangeDraft();
  const [done, setDone] = useState<{ before: Lore; after: Lore; text: string } | null>(null);
  const write = (next: Lore) => change((content) => ({ ...content, lore: [...next] }));

  if (state.step === 'sending')
    return <SendingFile fileName={state.fileName} sent={state.sent} onCancel={startOver} />;
  if (state.step === 'read') {
    return (
      <LoreMerge
        found={state.found}
        lore={lore}
        onCancel={startOver}
        onMerge={(after, text) => {
          write(after);
          setDone({ before: lore, after, text });
          startOver();
        }}
      />
    );
  }
  // Later changes of the entries would be lost.
  const canUndo = done !== null && isSame(lore, done.after);
  return (
    <div className={styles.panel}>
      {done ? (
        <p className={styles.done} role="status">
          {done.text}{' '}
          {canUndo ? (
            <Button
              kind="quiet"
              size="small"
              onClick={() => {
                write(done.before);
                setDone(null);
              }}
            >
              Undo
            </Button>
          ) : null}
        </p>
      ) : null}
      <FileDrop onChoose={(file) => void send(file)} />
      {state.error ? (
        <p role="alert" className={styles.error}>
          {state.error}
        </p>
      ) : null}
      <p className={styles.note}>
        A lorebook, world info, or a card that has one. You choose what becomes of each entry before anything
        changes.
      </p>
    </div>
  );
}
