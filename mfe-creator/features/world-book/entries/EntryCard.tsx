import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Label } from '@storyloom/ui/text/Label';
import { ChevronDown, ChevronUp, ListOrdered, Pencil } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { titleOf } from '../lore.model.ts';
import styles from './EntryCard.module.css';
import { EntryForm } from './EntryForm.tsx';

/** The server's analysis of one entry. */
export interface EntryFacts {
  tokens: number;
  unusablePatterns: readonly string[];
}

interface EntryCardProps {
  entry: LoreEntryDraft;
  facts: EntryFacts | undefined;
  isNeverFired: boolean;
  isOpen: boolean;
  isSelected: boolean;
  /** True if the text of the world book is at the entry's passage. */
  isCurrent: boolean;
  /** The drag handle of the card. */
  handle: ReactNode;
  /** Called when the author focuses or presses this card. */
  onChoose: () => void;
  onToggleOpen: () => void;
  onToggleSelected: () => void;
  onMove: (by: -1 | 1) => void;
  /** Called to open the dialog that asks for the new position. */
  onMoveTo: () => void;
}

/** An entry with its tokens and marks, and its form if open. Alt with an arrow key moves it. */
export function EntryCard(props: EntryCardProps) {
  const { entry, facts, isNeverFired, isOpen, isSelected, isCurrent, handle } = props;
  const { onChoose, onToggleOpen, onToggleSelected, onMove, onMoveTo } = props;
  const title = titleOf(entry);
  function moveByKey(event: KeyboardEvent): void {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  }
  return (
    <article
      className={styles.card}
      id={cardId(entry.id)}
      data-off={!entry.enabled}
      data-current={isCurrent}
      aria-label={title}
      onPointerDown={onChoose}
      onFocus={onChoose}
    >
      <div className={styles.head}>
        <div className={styles.edge}>
          <label className={styles.select}>
            <input type="checkbox" checked={isSelected} onChange={onToggleSelected} />
            <span className="visually-hidden">Select {title}</span>
          </label>
          {handle}
        </div>
        <div className={styles.words}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.keys}>{describeKeys(entry)}</p>
          {isOpen ? null : <p className={styles.text}>{entry.content.slice(0, 160)}</p>}
          <p className={styles.marks}>
            {facts === undefined ? null : (
              <span>
                <Label>{facts.tokens} tokens</Label>
              </span>
            )}
            {marksOf(entry).map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
            {isNeverFired ? <span data-tone="warning">Never fired</span> : null}
          </p>
          {facts !== undefined && facts.unusablePatterns.length > 0 ? (
            <p className={styles.warning}>
              Never matches, too large or not supported: {facts.unusablePatterns.join(', ')}
            </p>
          ) : null}
        </div>
        <div className={styles.actions}>
          <IconButton
            label={`Move ${title} up`}
            icon={<ChevronUp />}
            size="small"
            onClick={() => onMove(-1)}
            onKeyDown={moveByKey}
          />
          <IconButton
            label={`Move ${title} down`}
            icon={<ChevronDown />}
            size="small"
            onClick={() => onMove(1)}
            onKeyDown={moveByKey}
          />
          <IconButton
            id={moveButtonId(entry.id)}
            label={`Move ${title} to a position`}
            icon={<ListOrdered />}
            size="small"
            aria-haspopup="dialog"
            onClick={onMoveTo}
            onKeyDown={moveByKey}
          />
          <IconButton
            label={isOpen ? `Close ${title}` : `Edit ${title}`}
            icon={<Pencil />}
            size="small"
            aria-expanded={isOpen}
            onClick={onToggleOpen}
            onKeyDown={moveByKey}
          />
        </div>
      </div>
      {isOpen ? <EntryForm key={entry.id} entry={entry} /> : null}
    </article>
  );
}

/** Id of a card's element. */
export const cardId = (entryId: string) => `lore-entry-${entryId}`;

/** Id of the button that asks for the new position of a card. */
export const moveButtonId = (entryId: string) => `${cardId(entryId)}-move`;

function describeKeys({ constant, keys }: LoreEntryDraft): string {
  if (constant) return 'Always active';
  return keys.length === 0 ? 'No keys: never fires' : keys.join(', ');
}

function marksOf(entry: LoreEntryDraft): string[] {
  const { enabled, secret, group, probability, sticky, cooldown, delay, secondaryKeys } = entry;
  return [
    ...(enabled ? [] : ['Off']),
    ...(secret ? ['Secret'] : []),
    ...(group === '' ? [] : [`Group ${group}`]),
    ...(probability === 100 ? [] : [`${probability} %`]),
    ...(sticky === 0 ? [] : [`Stays ${sticky}`]),
    ...(cooldown === 0 ? [] : [`Rests ${cooldown}`]),
    ...(delay === 0 ? [] : [`After ${delay}`]),
    ...(secondaryKeys.length === 0 ? [] : ['Other keys']),
  ];
}
