import type { PinnedFact } from '@storyloom/contract/chat/entities/pinned-fact';
import { Button } from '@storyloom/ui/actions/Button';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Pencil, PinOff, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FactForm } from './FactForm.tsx';
import styles from './FactRow.module.css';
import type { FactEdit } from './use-edit.ts';

interface FactRowProps {
  fact: PinnedFact;
  /** True while an unpinned fact can be restored; it keeps its position. */
  unpinned: boolean;
  busy: boolean;
  edit: FactEdit;
  onUnpin: () => void;
  onUndo: () => void;
}

export function FactRow({ fact, unpinned, busy, edit, onUnpin, onUndo }: FactRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const state = edit.stateOf(fact);
  const pressed = useRef(false);
  useEffect(() => {
    void unpinned;
    // The pressed button was removed; the one that replaced it gets the focus.
    if (pressed.current) row.current?.querySelector('button')?.focus();
    pressed.current = false;
  }, [unpinned]);
  useEffect(() => {
    if (state === 'open') {
      box.current?.focus();
      box.current?.setSelectionRange(fact.content.length, fact.content.length);
      row.current?.scrollIntoView?.({ block: 'nearest' });
    }
    if (state === 'closed') row.current?.querySelector('button')?.focus();
  }, [state, fact.content]);
  const press = (act: () => void) => () => {
    pressed.current = true;
    act();
  };
  if (state === 'open') {
    return (
      <li ref={row} className={styles.form}>
        <FactForm
          label="Edit fact"
          initial={fact.content}
          submitLabel="Save"
          box={box}
          onSubmit={(content) => edit.save(fact, content)}
          onCancel={() => edit.close(fact)}
        />
      </li>
    );
  }
  return (
    <li ref={row} className={styles.row} data-unpinned={unpinned}>
      <div className={styles.words}>
        <p className={styles.content}>{fact.content}</p>
        <p className={styles.source}>{unpinned ? 'Removed' : sourceOf(fact)}</p>
      </div>
      {unpinned ? (
        <Button kind="quiet" size="small" icon={<Undo2 />} loading={busy} onClick={press(onUndo)}>
          Undo
        </Button>
      ) : (
        <div className={styles.buttons}>
          <IconButton label={`Edit “${fact.content}”`} icon={<Pencil />} onClick={() => edit.open(fact)} />
          <IconButton label={`Remove “${fact.content}”`} icon={<PinOff />} onClick={press(onUnpin)} />
        </div>
      )}
    </li>
  );
}

function sourceOf({ messageId }: PinnedFact): string {
  return messageId === null ? 'Written by you' : 'From the story';
}
