import { type LoreEntryDraft, loreMessages } from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { focusWhenShown } from '@storyloom/ui/forms/focus-control';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { TextField } from '@storyloom/ui/forms/TextField';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { Label } from '@storyloom/ui/text/Label';
import { Plus } from 'lucide-react';
import { type Ref, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  dropEntry,
  type Entries,
  type EntryFilter,
  findEntries,
  moveEntry,
  moveTo,
  newEntry,
  pageSize,
  placeOf,
} from '../lore.model.ts';
import { newLoreId, useChangeEntries, useEntries } from '../use-lore.ts';
import type { UndoableEntries } from '../use-undo.ts';
import { BulkBar } from './BulkBar.tsx';
import { cardId, EntryCard, type EntryFacts, moveButtonId } from './EntryCard.tsx';
import { EntryCards } from './EntryCards.tsx';
import { titleId } from './EntryForm.tsx';
import styles from './EntryList.module.css';
import { MoveDialog } from './MoveDialog.tsx';
import { TokenTotal } from './TokenTotal.tsx';
import { useMoves } from './use-moves.ts';

const filterOptions = [
  { value: 'all', label: 'All entries' },
  { value: 'constant', label: 'Always active' },
  { value: 'secret', label: 'Secret' },
  { value: 'off', label: 'Off' },
  { value: 'never', label: 'Never fired' },
];

export interface EntryListHandle {
  /** Shows the page of an entry and returns its card, or null if the search excludes it. */
  show: (id: string) => HTMLElement | null;
}

interface EntryListProps {
  /** Initial words of the search field. */
  initialWords: string;
  /** The initially open entry. */
  initialId: string | null;
  /** The entry whose passage is current in the text. */
  currentId: string | null;
  onChoose: (id: string) => void;
  undoable: UndoableEntries;
  ref?: Ref<EntryListHandle>;
  facts: ReadonlyMap<string, EntryFacts>;
  constantTokens: number | null;
  constantBudget: number | null;
  neverFired: ReadonlySet<string>;
}

/** The entries as cards on pages, with search, bulk changes and token counts. */
export function EntryList(props: EntryListProps) {
  const {
    initialWords,
    initialId,
    currentId,
    onChoose,
    undoable,
    facts,
    constantTokens,
    constantBudget,
    neverFired,
  } = props;
  const entries = useEntries();
  const changeEntries = useChangeEntries();
  const [words, setWords] = useState(initialWords);
  const [filter, setFilter] = useState<EntryFilter>('all');
  const [page, setPage] = useState(() => pageOf(entries, initialId));
  const [openId, setOpenId] = useState<string | null>(initialId);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [moving, setMoving] = useState<LoreEntryDraft | null>(null);

  const found = useMemo(
    () => findEntries(entries, { words, filter, neverFired }),
    [entries, words, filter, neverFired],
  );
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const current = Math.min(page, pages - 1);
  const shown = found.slice(current * pageSize, (current + 1) * pageSize);

  useImperativeHandle(props.ref, () => ({
    show(id) {
      const at = found.findIndex((entry) => entry.id === id);
      if (at !== -1) flushSync(() => setPage(Math.floor(at / pageSize)));
      return document.getElementById(cardId(id));
    },
  }));

  const toggle = useCallback((id: string) => {
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);

  function add(): void {
    const id = newLoreId();
    changeEntries((all) => [...all, newEntry(all, id)]);
    setWords('');
    setFilter('all');
    setPage(Math.floor(entries.length / pageSize));
    setOpenId(id);
    focusWhenShown(titleId(id));
  }

  const find = (all: Entries) => findEntries(all, { words, filter, neverFired });
  const list = useRef<HTMLElement>(null);
  const restoreFocus = useRestoreFocus(() => list.current);
  const move = useMoves({ undoable, find, onPage: setPage });

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
          change={undoable.change}
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
        <EntryCards
          entries={shown}
          onDrop={(id, overId) => {
            const entry = entries.find((one) => one.id === id);
            if (entry !== undefined) move(entry, (all) => dropEntry(all, id, overId));
          }}
          renderCard={(entry, handle) => (
            <EntryCard
              entry={entry}
              facts={facts.get(entry.id)}
              isNeverFired={neverFired.has(entry.id)}
              isOpen={openId === entry.id}
              isSelected={selected.has(entry.id)}
              isCurrent={currentId === entry.id}
              handle={handle}
              onChoose={() => onChoose(entry.id)}
              onToggleOpen={() => setOpenId(openId === entry.id ? null : entry.id)}
              onToggleSelected={() => toggle(entry.id)}
              onMove={(by) => move(entry, (all) => moveEntry(all, entry.id, by))}
              onMoveTo={() => setMoving(entry)}
            />
          )}
        />
      )}
      {moving ? (
        <MoveDialog
          entry={moving}
          {...placeOf(entries, moving.id)}
          onClosed={(place) => {
            setMoving(null);
            document.getElementById(moveButtonId(moving.id))?.focus();
            if (place === null) return;
            move(moving, (all) => moveTo(all, moving.id, place - 1));
            // Waits for the closed dialog to restore the scroll position of the page.
            requestAnimationFrame(() => showCard(moving.id));
          }}
        />
      ) : null}
      {pages > 1 ? (
        <nav className={styles.pages} aria-label="Pages of entries">
          <Button kind="quiet" size="small" disabled={current === 0} onClick={() => setPage(current - 1)}>
            Previous
          </Button>
          <span>
            <Label>
              {current * pageSize + 1}–{current * pageSize + shown.length} of {found.length}
            </Label>
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
    </section>
  );
}

/** Scrolls the card of an entry into the middle of the window. */
export const showCard = (id: string): void =>
  document.getElementById(cardId(id))?.scrollIntoView({ block: 'center' });

/** The index of the page with this entry, from 0. */
function pageOf(entries: Entries, id: string | null): number {
  if (id === null) return 0;
  return Math.floor(Math.max(0, placeOf(entries, id).place - 1) / pageSize);
}
