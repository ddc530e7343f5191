import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { flushSync } from 'react-dom';
import { type Entries, pageSize, placeOf, titleOf } from '../lore.model.ts';
import { useEntries } from '../use-lore.ts';
import type { UndoableEntries } from '../use-undo.ts';
import { cardId } from './EntryCard.tsx';

interface MovesInput {
  undoable: UndoableEntries;
  /** The entries that the list shows, in order. */
  find: (entries: Entries) => Entries;
  onPage: (page: number) => void;
}

/** Returns a function that moves an entry, shows its page and keeps the focus on the same button of its card. */
export function useMoves({ undoable, find, onPage }: MovesInput) {
  const entries = useEntries();
  return (entry: LoreEntryDraft, update: (all: Entries) => Entries): void => {
    const after = update(entries);
    if (after === entries) return;
    const { place, count } = placeOf(after, entry.id);
    const focused = buttonsOf(entry.id).indexOf(document.activeElement as HTMLButtonElement);
    flushSync(() => {
      undoable.change(`Moved “${titleOf(entry)}” to ${place} of ${count}.`, update);
      const at = find(after).findIndex(({ id }) => id === entry.id);
      onPage(Math.floor(Math.max(0, at) / pageSize));
    });
    buttonsOf(entry.id)[focused]?.focus();
  };
}

const buttonsOf = (id: string): HTMLButtonElement[] => [
  ...(document.getElementById(cardId(id))?.querySelectorAll('button') ?? []),
];
