import type { PinnedFact } from '@storyloom/contract/chat/entities/pinned-fact';
import { useState } from 'react';
import type { PinActions } from './pins.mutations.ts';

export type FactEdit = ReturnType<typeof useEdit>;

/** Editing one fact at a time in its place. The row of the fact that was edited last is `closed`, and gets the focus. */
export function useEdit(actions: Pick<PinActions, 'edit'>) {
  const [edited, setEdited] = useState<{ id: string; state: 'open' | 'closed' } | null>(null);
  const close = ({ id }: PinnedFact) => setEdited({ id, state: 'closed' });
  return {
    stateOf: ({ id }: PinnedFact) => (edited?.id === id ? edited.state : null),
    open: ({ id }: PinnedFact) => setEdited({ id, state: 'open' }),
    close,
    async save(fact: PinnedFact, content: string): Promise<void> {
      close(content === fact.content ? fact : await actions.edit(fact, content));
    },
  };
}
