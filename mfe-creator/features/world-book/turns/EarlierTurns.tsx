import { chatLimits } from '@storyloom/contract/chat/limits';
import type { LoreTurn } from '@storyloom/contract/lore/entities/lore-turn';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import styles from './EarlierTurns.module.css';

interface EarlierTurnsProps {
  /** The turns, oldest first. */
  turns: readonly LoreTurn[];
  onChange: (turns: LoreTurn[]) => void;
  /** Titles of the entries that were active in the reply of each turn; undefined before a trial. */
  fired?: readonly (readonly string[])[] | undefined;
}

/** The turns of a dialog before its last message. */
export function EarlierTurns({ turns, onChange, fired }: EarlierTurnsProps) {
  const add = useRef<HTMLButtonElement>(null);
  const update = (at: number, values: Partial<LoreTurn>) =>
    onChange(turns.map((turn, index) => (index === at ? { ...turn, ...values } : turn)));
  function remove(at: number): void {
    onChange(turns.filter((_, index) => index !== at));
    // The button may be disabled until the turn is removed.
    requestAnimationFrame(() => add.current?.focus());
  }
  return (
    <div className={styles.turns}>
      {turns.map((turn, at) => (
        <fieldset key={at} className={styles.turn}>
          <legend className={styles.legend}>{`Turn ${at + 1}`}</legend>
          <IconButton
            label={`Remove turn ${at + 1}`}
            icon={<X />}
            size="small"
            className={styles.remove}
            onClick={() => remove(at)}
          />
          <TextArea
            label="Reader"
            maxLength={chatLimits.message}
            value={turn.message}
            onChange={(event) => update(at, { message: event.target.value })}
          />
          <TextArea
            label="Reply"
            optional
            maxLength={chatLimits.reply}
            value={turn.reply}
            onChange={(event) => update(at, { reply: event.target.value })}
          />
          {fired?.[at] === undefined ? null : <p className={styles.fired}>{describeFired(fired[at])}</p>}
        </fieldset>
      ))}
      <Button
        ref={add}
        kind="ghost"
        size="small"
        icon={<Plus />}
        disabled={turns.length >= loreLimits.turnsBefore}
        onClick={() => onChange([...turns, { message: '', reply: '' }])}
      >
        Add a turn before this message
      </Button>
    </div>
  );
}

function describeFired(titles: readonly string[]): string {
  return titles.length === 0 ? 'No entry fired.' : `Fired: ${titles.join(', ')}.`;
}
