import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { Button } from '@storyloom/ui/actions/Button';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { titleOf } from '../lore.model.ts';
import styles from './EntryCard.module.css';

/** The server's analysis of one entry. */
export interface EntryFacts {
  tokens: number;
  unusablePatterns: readonly string[];
  suggestedKeys: readonly string[];
}

interface EntryCardProps {
  entry: LoreEntryDraft;
  facts: EntryFacts | undefined;
  onEdit: () => void;
  onMove: (by: -1 | 1) => void;
}

/** An entry with its tokens and marks. */
export function EntryCard({ entry, facts, onEdit, onMove }: EntryCardProps) {
  const title = titleOf(entry);
  return (
    <article className={styles.card} id={cardId(entry.id)} data-off={!entry.enabled} aria-label={title}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.keys}>{describeKeys(entry)}</p>
          <p className={styles.text}>{entry.content.slice(0, 500)}</p>
          <p className={styles.marks}>
            {facts === undefined ? null : <span>{`${facts.tokens} tokens`}</span>}
            {marksOf(entry).map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </p>
          {facts !== undefined && facts.unusablePatterns.length > 0 ? (
            <p className={styles.warning}>
              {`Never matches, too large or not supported: ${facts.unusablePatterns.join(', ')}`}
            </p>
          ) : null}
        </div>
        <div className={styles.actions}>
          <IconButton
            label={`Move ${title} up`}
            icon={<ChevronUp />}
            size="small"
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={`Move ${title} down`}
            icon={<ChevronDown />}
            size="small"
            onClick={() => onMove(1)}
          />
          <Button
            kind="quiet"
            size="small"
            aria-label={`Edit ${title}`}
            aria-haspopup="dialog"
            onClick={onEdit}
          >
            Edit
          </Button>
        </div>
      </div>
    </article>
  );
}

/** Id of a card's element. */
export const cardId = (entryId: string) => `lore-entry-${entryId}`;

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
