import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { useState } from 'react';
import { isSame } from '../draft/merge-content.ts';
import { UndoLine } from '../draft/UndoLine.tsx';
import { useChangeDraft, useDraftValue } from '../draft/use-draft.ts';
import { FileDrop } from './FileDrop.tsx';
import styles from './LorebookPanel.module.css';
import { LoreMerge } from './LoreMerge.tsx';
import { SendingFile } from './SendingFile.tsx';
import { useLorebook } from './use-lorebook.ts';
import { usePreviousStep } from './use-previous-step.ts';

type Lore = readonly LoreEntryDraft[];

const noLore: Lore = [];

/** Adds the entries of a lorebook to the world book of the open draft, with Undo. */
export function LorebookPanel() {
  const { state, done, send, choose, startOver, finish, forgetDone } = useLorebook();
  const lore = useDraftValue((content): Lore => content.lore ?? noLore);
  const change = useChangeDraft();
  const before = usePreviousStep(state.step);
  const [hasMerged, setHasMerged] = useState(false);
  const write = (next: Lore) => change((content) => ({ ...content, lore: [...next] }));

  if (state.step === 'sending')
    return <SendingFile fileName={state.fileName} sent={state.sent} onCancel={startOver} />;
  if (state.step === 'read') {
    return (
      <LoreMerge
        found={state.found}
        lore={lore}
        choices={state.choices}
        onChoose={choose}
        onCancel={() => {
          setHasMerged(false);
          startOver();
        }}
        onMerge={(after, text) => {
          setHasMerged(true);
          write(after);
          finish({ before: lore, after, text });
        }}
      />
    );
  }
  // Undo would discard later changes of the entries, so a merge is shown only until they change.
  const undoable = done !== null && isSame(lore, done.after) ? done : null;
  const takesFocus = before === 'read' && hasMerged;
  return (
    <div className={styles.panel}>
      <UndoLine
        text={undoable?.text ?? null}
        takesFocus={takesFocus}
        onUndo={() => {
          if (undoable) write(undoable.before);
          forgetDone();
        }}
      />
      <FileDrop onChoose={(file) => void send(file)} takesFocus={before !== null && !takesFocus} />
      {state.error ? (
        <p role="alert" className={styles.error}>
          {state.error}
        </p>
      ) : null}
      <p className={styles.note}>
        A lorebook, world info, or a card that has one. You choose what happens to each entry before anything
        changes.
      </p>
    </div>
  );
}
