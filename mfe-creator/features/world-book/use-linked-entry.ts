import { useSearchParams } from '@storyloom/mfe';
import { useEffect, useState } from 'react';
import { useDraft } from '../draft/draft.context.ts';
import { storeByDraft } from '../draft/draft-store.ts';

/** Ids of the entries that links have opened, by open draft: the section is mounted again with each step of the form. */
const openedOf = storeByDraft<ReadonlySet<string>>(() => new Set());

/** The entry that the address links to (`?entry=`); null once it was opened. */
export function useLinkedEntry(): string | null {
  const store = openedOf(useDraft());
  const [search] = useSearchParams();
  const linked = search.get('entry');
  const [wanted] = useState(linked !== null && store.getState().has(linked) ? null : linked);
  useEffect(() => {
    if (linked !== null) store.setState((opened) => new Set([...opened, linked]), true);
  }, [linked, store]);
  return wanted;
}
