import type { PinnedFact } from '@storyloom/contract/chat/entities/pinned-fact';
import { Button } from '@storyloom/ui/actions/Button';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { PinOff, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './FactRow.module.css';

interface FactRowProps {
  fact: PinnedFact;
  /** True while an unpinned fact can be restored; it keeps its position. */
  unpinned: boolean;
  busy: boolean;
  onUnpin: () => void;
  onUndo: () => void;
}

export function FactRow({ fact, unpinned, busy, onUnpin, onUndo }: FactRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    void unpinned;
    // The pressed button was removed; the one that replaced it gets the focus.
    if (pressed.current) row.current?.querySelector('button')?.focus();
    pressed.current = false;
  }, [unpinned]);
  const press = (act: () => void) => () => {
    pressed.current = true;
    act();
  };
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
        <IconButton label={`Remove “${fact.content}”`} icon={<PinOff />} onClick={press(onUnpin)} />
      )}
    </li>
  );
}

function sourceOf({ messageId }: PinnedFact): string {
  return messageId === null ? 'Written by you' : 'From the story';
}
