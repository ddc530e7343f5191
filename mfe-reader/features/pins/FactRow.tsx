import type { PinnedFact } from '@storyloom/contract/entities/pinned-fact';
import { Button } from '@storyloom/ui/actions/Button';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { PinOff, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './FactRow.module.css';

interface FactRowProps {
  fact: PinnedFact;
  /** It was let go and keeps its place, so that it can be taken back. */
  gone: boolean;
  busy: boolean;
  onUnpin: () => void;
  onUndo: () => void;
}

export function FactRow({ fact, gone, busy, onUnpin, onUndo }: FactRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    void gone;
    // The button that was pressed has gone; the one in its place has the focus.
    if (pressed.current) row.current?.querySelector('button')?.focus();
    pressed.current = false;
  }, [gone]);
  const press = (act: () => void) => () => {
    pressed.current = true;
    act();
  };
  return (
    <li ref={row} className={styles.row} data-gone={gone}>
      <div className={styles.words}>
        <p className={styles.content}>{fact.content}</p>
        <p className={styles.source}>{gone ? 'Let go' : sourceOf(fact)}</p>
      </div>
      {gone ? (
        <Button kind="quiet" size="small" icon={<Undo2 />} loading={busy} onClick={press(onUndo)}>
          Undo
        </Button>
      ) : (
        <IconButton label={`Let go of “${fact.content}”`} icon={<PinOff />} onClick={press(onUnpin)} />
      )}
    </li>
  );
}

function sourceOf({ messageId }: PinnedFact): string {
  return messageId === null ? 'Your own words' : 'From the story';
}
