import { useCallback, useRef, useState } from 'react';
import { useDraft } from '../draft/draft.context.ts';
import type { EntryListHandle } from './entries/EntryList.tsx';
import type { BookTextHandle } from './text/BookText.tsx';
import { findEntryAt } from './text/locate.ts';

/** Synchronizes the text and the entries beside it, so that both show the same passage. */
export function usePosition(isEnabled: boolean) {
  const { store } = useDraft();
  const list = useRef<EntryListHandle>(null);
  const book = useRef<BookTextHandle>(null);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const shown = useRef<string | null>(null);

  /** Shows the entry whose passage is at the caret. */
  const follow = useCallback(
    (text: string, caret: number) => {
      if (!isEnabled) return;
      const id = findEntryAt(text, caret, store.getState().content.lore ?? []);
      if (id === shown.current) return;
      shown.current = id;
      setCurrentId(id);
      const card = id === null ? null : list.current?.show(id);
      const column = card?.closest<HTMLElement>('[data-column]');
      if (!card || !column) return;
      const top = card.getBoundingClientRect().top - column.getBoundingClientRect().top;
      if (top < 0 || top + card.clientHeight > column.clientHeight) {
        column.scrollTop += top - column.clientHeight / 3;
      }
    },
    [isEnabled, store],
  );

  /** Shows the passage of an entry. */
  const choose = useCallback(
    (id: string) => {
      if (!isEnabled || id === shown.current) return;
      shown.current = id;
      setCurrentId(id);
      const entry = store.getState().content.lore?.find((one) => one.id === id);
      if (entry !== undefined) book.current?.showPassage(entry.content);
    },
    [isEnabled, store],
  );

  return { list, book, currentId: isEnabled ? currentId : null, follow, choose };
}
