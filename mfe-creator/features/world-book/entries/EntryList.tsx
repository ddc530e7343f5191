import { type LoreEntryDraft, loreMessages } from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { Sheet } from '@storyloom/ui/overlays/Sheet';
import { Plus } from 'lucide-react';
import { Fragment, useMemo, useRef, useState } from 'react';
import { findEntries, folderOf, isBlank, moveEntry, newEntry, pageSize, titleOf } from '../lore.model.ts';
import { newLoreId, useChangeEntries, useEntries } from '../use-lore.ts';
import type { UndoableEntries } from '../use-undo.ts';
import { EntryCard, type EntryFacts } from './EntryCard.tsx';
import { EntryForm, titleId } from './EntryForm.tsx';
import styles from './EntryList.module.css';
import { TokenTotal } from './TokenTotal.tsx';
import { useMoves } from './use-moves.ts';

interface EntryListProps {
  undoable: UndoableEntries;
  facts: ReadonlyMap<string, EntryFacts>;
  constantTokens: number | null;
  constantBudget: number | null;
}

/** The entries as cards on pages, with search and token counts. */
export function EntryList({ undoable, facts, constantTokens, constantBudget }: EntryListProps) {
  const entries = useEntries();
  const changeEntries = useChangeEntries();
  const [words, setWords] = useState('');
  const [page, setPage] = useState(0);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isClosing, setClosing] = useState(false);

  const found = useMemo(() => findEntries(entries, words), [entries, words]);
  const inFolder = useMemo(() => Map.groupBy(found, folderOf), [found]);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const current = Math.min(page, pages - 1);
  const shown = found.slice(current * pageSize, (current + 1) * pageSize);

  function add(): void {
    const id = newLoreId();
    changeEntries((all) => [...all, newEntry(all, id)]);
    setWords('');
    // A new entry is in no folder.
    setPage(Math.floor(entries.filter((each) => folderOf(each) === '').length / pageSize));
    setOpenId(id);
  }

  function remove(entry: LoreEntryDraft): void {
    undoable.change(`Deleted “${titleOf(entry)}”.`, (all) => all.filter(({ id }) => id !== entry.id));
  }

  const open = entries.find(({ id }) => id === openId);
  const list = useRef<HTMLElement>(null);
  const restoreFocus = useRestoreFocus(() => list.current);
  const move = useMoves({ undoable, find: (all) => findEntries(all, words), onPage: setPage });

  return (
    <section ref={list} tabIndex={-1} aria-label="Entries" className={styles.list} {...restoreFocus}>
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
        <Button kind="quiet" icon={<Plus />} onClick={add} disabled={entries.length >= loreLimits.entries}>
          Add entry
        </Button>
      </div>
      {entries.length >= loreLimits.entries ? <p className={styles.note}>{loreMessages.entries}</p> : null}
      {found.length === 0 ? (
        <p className={styles.note}>
          {entries.length === 0
            ? 'No entries yet. Compile them from the text, or add one.'
            : 'No entry matches.'}
        </p>
      ) : (
        [...Map.groupBy(shown, folderOf)].map(([folder, inside]) => {
          const cards = (
            <ul className={styles.cards}>
              {inside.map((entry) => (
                <li key={entry.id}>
                  <EntryCard
                    entry={entry}
                    facts={facts.get(entry.id)}
                    onEdit={() => {
                      setOpenId(entry.id);
                      setClosing(false);
                    }}
                    onMove={(by) => move(entry, (all) => moveEntry(all, entry.id, by))}
                  />
                </li>
              ))}
            </ul>
          );
          if (folder === '') return <Fragment key="">{cards}</Fragment>;
          return (
            <details key={folder} open className={styles.folder}>
              <summary>
                {folder} <span className={styles.note}>{inFolder.get(folder)?.length}</span>
              </summary>
              {cards}
            </details>
          );
        })
      )}
      {pages > 1 ? (
        <nav className={styles.pages} aria-label="Pages of entries">
          <Button kind="quiet" size="small" disabled={current === 0} onClick={() => setPage(current - 1)}>
            Previous
          </Button>
          <span>{`${current * pageSize + 1}–${current * pageSize + shown.length} of ${found.length}`}</span>
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
      {openId === null ? null : (
        <Sheet
          beside
          open={open !== undefined && !isClosing}
          title={open ? titleOf(open) : ''}
          initialFocus={() => (open?.title === '' ? document.getElementById(titleId(open.id)) : null)}
          onClose={() => setClosing(true)}
          onClosed={() => {
            if (open && isBlank(open)) changeEntries((all) => all.filter(({ id }) => id !== open.id));
            setOpenId(null);
            setClosing(false);
            // The button that opened a deleted entry is gone.
            if (document.activeElement === document.body) list.current?.focus();
          }}
        >
          {open ? (
            <div className={styles.sheet}>
              <EntryForm
                key={open.id}
                entry={open}
                suggestedKeys={facts.get(open.id)?.suggestedKeys ?? []}
                onDelete={() => remove(open)}
              />
            </div>
          ) : null}
        </Sheet>
      )}
    </section>
  );
}
