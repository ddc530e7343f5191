import type { LoreEntryDraft } from '@storyloom/contract/entities/lore-entry';
import { Button } from '@storyloom/ui/actions/Button';
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
  const { state, done, send, choose, startOver, finish, forgetDone } = useLorebook();
  const lore = useDraftValue((content): Lore => content.lore ?? noLore);
  const change = useChangeDraft();
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
        onCancel={startOver}
        onMerge={(after, text) => {
          write(after);
          finish({ before: lore, after, text });
        }}
      />
    );
  }
  // Undo would discard later changes of the entries, so a merge is shown only until they change.
  const undoable = done !== null && isSame(lore, done.after) ? done : null;
  return (
    <div className={styles.panel}>
      {undoable ? (
        <p className={styles.done} role="status">
          {undoable.text}{' '}
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              write(undoable.before);
              forgetDone();
            }}
          >
            Undo
          </Button>
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
