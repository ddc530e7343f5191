import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import styles from './LorebookPanel.module.css';
import type { LoreChoice, LoreMatch } from './merge-lore.ts';

interface LoreMatchRowProps {
  match: LoreMatch;
  choice: LoreChoice;
  onChoose: (choice: LoreChoice) => void;
}

const knownChoices = [
  { value: 'skip', label: 'Keep mine' },
  { value: 'replace', label: 'Replace mine' },
  { value: 'add', label: 'Add as well' },
] as const;
const freshChoices = [
  { value: 'add', label: 'Add' },
  { value: 'skip', label: 'Skip' },
] as const;

/** An entry of a lorebook, the similar entry of the draft, and the choice between them. */
export function LoreMatchRow({ match, choice, onChoose }: LoreMatchRowProps) {
  const { entry, existing } = match;
  const choices = existing === null ? freshChoices : knownChoices;
  const name = entry.title || entry.keys[0] || 'Untitled';
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>{name}</p>
        <p className={styles.reason}>{reasonText(match)}</p>
        {existing !== null && match.reason !== 'same' ? (
          <details className={styles.texts}>
            <summary>Compare</summary>
            <EntryText label="Yours" entry={existing} />
            <EntryText label="In the file" entry={entry} />
          </details>
        ) : null}
      </div>
      <SelectField
        label={`What to do with “${name}”`}
        labelHidden
        options={choices}
        value={choice}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as LoreChoice)}
      />
    </li>
  );
}

function EntryText({ label, entry }: { label: string; entry: LoreEntryDraft }) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      {entry.keys.length > 0 ? <p className={styles.reason}>Keys: {entry.keys.join(', ')}</p> : null}
      <p className={styles.content}>{entry.content}</p>
    </div>
  );
}

function reasonText({ entry, existing, reason }: LoreMatch): string {
  if (reason === 'same') return 'You already have this entry.';
  if (reason === 'title') return 'You have an entry with this title.';
  if (reason === 'keys') return `“${existing?.title || 'An untitled entry'}” has the same keys.`;
  return entry.keys.length > 0 ? `Keys: ${entry.keys.join(', ')}` : 'Always active';
}
