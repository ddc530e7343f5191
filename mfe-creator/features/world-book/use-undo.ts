import { useState } from 'react';
import { useDraft } from '../draft/draft.context.ts';
import type { Entries } from './lore.model.ts';
import { useChangeEntries, useEntries } from './use-lore.ts';

interface LastChange {
  text: string;
  before: Entries;
  after: Entries;
}

export interface UndoableEntries {
  /** Changes the entries; `text` tells the author what has changed. */
  change: (text: string, update: (entries: Entries) => Entries) => void;
  /** The last change; null once the entries have changed in another way. */
  last: { text: string; undo: () => void } | null;
}

/** Changes entries, and can undo the last change. */
export function useUndoableEntries(): UndoableEntries {
  const { store } = useDraft();
  const changeEntries = useChangeEntries();
  const entries = useEntries();
  const [last, setLast] = useState<LastChange | null>(null);
  const read = () => store.getState().content.lore ?? [];
  return {
    change(text, update) {
      const before = read();
      if (update(before) === before) return;
      changeEntries(update);
      setLast({ text, before, after: read() });
    },
    last:
      last === null || last.after !== entries
        ? null
        : {
            text: last.text,
            undo() {
              changeEntries(() => last.before);
              setLast(null);
            },
          },
  };
}
