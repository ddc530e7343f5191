import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useId, useRef, useState } from 'react';
import { titleOf } from '../lore.model.ts';
import styles from './MoveDialog.module.css';

interface MoveDialogProps {
  entry: LoreEntryDraft;
  /** Position of the entry in the book, from 1. */
  place: number;
  count: number;
  /** Called with the new position, from 1, or null if the dialog was cancelled. */
  onClosed: (place: number | null) => void;
}

/** Asks for the new position of an entry, which may be on another page. */
export function MoveDialog({ entry, place, count, onClosed }: MoveDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState(String(place));
  const [target, setTarget] = useState<number | null>(null);
  const typed = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  const isValid = typed >= 1 && typed <= count;
  function moveTo(to: number): void {
    setTarget(to);
    setOpen(false);
  }
  return (
    <Dialog
      title={`Move “${titleOf(entry)}”`}
      description={`It is ${place} of ${count}.`}
      open={isOpen}
      initialFocus={field}
      onClose={() => setOpen(false)}
      onClosed={() => onClosed(target)}
      footer={
        <>
          <Button kind="ghost" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={!isValid}>
            Move
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) moveTo(typed);
        }}
      >
        <div className={styles.ends}>
          <Button kind="quiet" disabled={place === 1} onClick={() => moveTo(1)}>
            To the top
          </Button>
          <Button kind="quiet" disabled={place === count} onClick={() => moveTo(count)}>
            To the bottom
          </Button>
        </div>
        <TextField
          label="Place"
          ref={field}
          hint={`From 1 to ${count}`}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          error={isValid || text.trim() === '' ? undefined : `Enter a number from 1 to ${count}.`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
