import { useSearchParams } from '@storyloom/mfe';
import { useEffect, useState } from 'react';
import { useDraft } from '../draft/draft.context.ts';
import { storeByDraft } from '../draft/draft-store.ts';

/** Ids of the already opened linked entries of each draft, because each step of the form remounts the section. */
const openedOf = storeByDraft<ReadonlySet<string>>(() => new Set());

/** The entry named in the address (`?entry=`); null once it was opened. */
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
