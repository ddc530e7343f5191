import { loreMessages } from '@storyloom/contract/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/limits/lore';
import { Button } from '@storyloom/ui/actions/Button';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { TextField } from '@storyloom/ui/forms/TextField';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { type EntryFilter, findEntries, moveEntry, newEntry, pageSize } from '../lore.model.ts';
import { newLoreId, useChangeEntries, useEntries } from '../use-lore.ts';
import { BulkBar } from './BulkBar.tsx';
import { EntryCard, type EntryFacts } from './EntryCard.tsx';
import styles from './EntryList.module.css';
import { TokenTotal } from './TokenTotal.tsx';

const filterOptions = [
  { value: 'all', label: 'All entries' },
  { value: 'constant', label: 'Always active' },
  { value: 'secret', label: 'Secret' },
  { value: 'off', label: 'Off' },
  { value: 'never', label: 'Never fired' },
];

interface EntryListProps {
  /** Of the search, when the list is shown. */
  initialWords: string;
  facts: ReadonlyMap<string, EntryFacts>;
  constantTokens: number | null;
  constantBudget: number | null;
  neverFired: ReadonlySet<string>;
}

/** The entries as cards, one page of them at a time, with search, bulk changes and their price in tokens. */
export function EntryList({
  initialWords,
  facts,
  constantTokens,
  constantBudget,
  neverFired,
}: EntryListProps) {
  const entries = useEntries();
  const change = useChangeEntries();
  const [words, setWords] = useState(initialWords);
  const [filter, setFilter] = useState<EntryFilter>('all');
  const [page, setPage] = useState(0);
  const [openId, setOpenId] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const found = useMemo(
    () => findEntries(entries, { words, filter, neverFired }),
    [entries, words, filter, neverFired],
  );
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const current = Math.min(page, pages - 1);
  const shown = found.slice(current * pageSize, (current + 1) * pageSize);

  const toggle = useCallback((id: string) => {
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);

  function add(): void {
    const id = newLoreId();
    change((all) => [...all, newEntry(all, id)]);
    setWords('');
    setFilter('all');
    setPage(Math.floor(entries.length / pageSize));
    setOpenId(id);
  }

  return (
    <div className={styles.list}>
      <TokenTotal entries={entries} facts={facts} constant={constantTokens} budget={constantBudget} />
      <div className={styles.tools}>
        <TextField
          label="Search entries"
          labelHidden
          placeholder="Search entries"
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setPage(0);
          }}
        />
        <SelectField
          label="Show"
          labelHidden
          options={filterOptions}
          value={filter}
          onChange={(event) => {
            setFilter(event.target.value as EntryFilter);
            setPage(0);
          }}
        />
        <Button kind="quiet" icon={<Plus />} onClick={add} disabled={entries.length >= loreLimits.entries}>
          Add entry
        </Button>
      </div>
      {entries.length >= loreLimits.entries ? <p className={styles.note}>{loreMessages.entries}</p> : null}
      {selected.size > 0 ? (
        <BulkBar
          selected={selected}
          onSelectAll={() => setSelected(new Set(found.map(({ id }) => id)))}
          onClear={() => setSelected(new Set())}
          total={found.length}
        />
      ) : null}
      {found.length === 0 ? (
        <p className={styles.note}>
          {entries.length === 0
            ? 'No entries yet. Compile them from the text, or add one.'
            : 'No entry matches.'}
        </p>
      ) : (
        <ul className={styles.cards}>
          {shown.map((entry) => (
            <li key={entry.id}>
              <EntryCard
                entry={entry}
                facts={facts.get(entry.id)}
                isNeverFired={neverFired.has(entry.id)}
                isOpen={openId === entry.id}
                isSelected={selected.has(entry.id)}
                onToggleOpen={() => setOpenId(openId === entry.id ? null : entry.id)}
                onToggleSelected={() => toggle(entry.id)}
                onMove={(by) => change((all) => moveEntry(all, entry.id, by))}
              />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 ? (
        <nav className={styles.pages} aria-label="Pages of entries">
          <Button kind="quiet" size="small" disabled={current === 0} onClick={() => setPage(current - 1)}>
            Previous
          </Button>
          <span>
            {current * pageSize + 1}–{current * pageSize + shown.length} of {found.length}
          </span>
          <Button
            kind="quiet"
            size="small"
            disabled={current === pages - 1}
            onClick={() => setPage(current + 1)}
          >
            Next
          </Button>
        </nav>
      ) : null}
    </div>
  );
}
