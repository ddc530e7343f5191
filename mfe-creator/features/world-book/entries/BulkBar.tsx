import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import { Label } from '@storyloom/ui/text/Label';
import { useState } from 'react';
import { deleteEntries, updateEntries } from '../lore.model.ts';
import type { UndoableEntries } from '../use-undo.ts';
import styles from './EntryList.module.css';

interface BulkBarProps {
  selected: ReadonlySet<string>;
  change: UndoableEntries['change'];
  /** Number of entries that the list has found. */
  total: number;
  onSelectAll: () => void;
  onClear: () => void;
}

const actions: readonly { label: string; change: Partial<LoreEntryDraft> }[] = [
  { label: 'Turn on', change: { enabled: true } },
  { label: 'Turn off', change: { enabled: false } },
  { label: 'Always active', change: { constant: true } },
  { label: 'Only by keys', change: { constant: false } },
  { label: 'Secret', change: { secret: true } },
  { label: 'Not secret', change: { secret: false } },
  { label: 'Match plurals', change: { matchForms: true } },
  { label: 'Exact words', change: { matchForms: false } },
];

/** Controls that change all selected entries. */
export function BulkBar({ selected, change, total, onSelectAll, onClear }: BulkBarProps) {
  const [group, setGroup] = useState('');
  const count = selected.size === 1 ? '1 entry' : `${selected.size} entries`;
  const apply = (values: Partial<LoreEntryDraft>) =>
    change(`Changed ${count}.`, (all) => updateEntries(all, selected, values));
  return (
    <section className={styles.bulk} aria-label="Selected entries">
      <div className={styles.selection}>
        <p>
          <Label>{selected.size} selected</Label>
        </p>
        <Button kind="ghost" size="small" onClick={onSelectAll}>
          Select all {total}
        </Button>
        <Button kind="ghost" size="small" onClick={onClear}>
          Clear
        </Button>
      </div>
      <div className={styles.actions}>
        {actions.map(({ label, change: values }) => (
          <Button key={label} kind="quiet" size="small" onClick={() => apply(values)}>
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.group}>
        <TextField
          label="Group"
          labelHidden
          placeholder="Group"
          maxLength={loreLimits.title}
          value={group}
          onChange={(event) => setGroup(event.target.value)}
        />
        <Button kind="quiet" onClick={() => apply({ group: group.trim() })}>
          {group.trim() === '' ? 'Leave group' : 'Set group'}
        </Button>
        <Button
          kind="danger"
          onClick={() => {
            change(`Deleted ${count}.`, (all) => deleteEntries(all, selected));
            onClear();
          }}
        >
          Delete {selected.size}
        </Button>
      </div>
    </section>
  );
}
