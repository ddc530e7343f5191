import type { PinnedFact } from '@storyloom/contract/chat/entities/pinned-fact';
import { useHost } from '@storyloom/mfe';
import { useRef, useState } from 'react';
import { failureText, type PinActions } from './pins.mutations.ts';

/** Unpinning with undo: while the list is open, facts that were unpinned stay in it. */
export function useUnpin(actions: PinActions, facts: readonly PinnedFact[]) {
  const { toast } = useHost();
  const [unpinned, setUnpinned] = useState<readonly PinnedFact[]>([]);
  const [busyId, setBusyId] = useState<string | null>(null);
  const pending = useRef(new Map<string, Promise<void>>()).current;
  const restore = ({ id }: PinnedFact) => setUnpinned((before) => before.filter((one) => one.id !== id));
  return {
    unpinned,
    busyId,
    unpin(fact: PinnedFact) {
      setUnpinned((before) => [...before, fact]);
      const ids = new Set([fact.id, ...unpinned.map(({ id }) => id)]);
      const others = facts.filter(({ id }) => !ids.has(id));
      const work = actions.unpin(fact, others).catch(() => {
        restore(fact);
        toast('error', 'That fact couldn’t be removed. Try again.');
      });
      pending.set(fact.id, work);
    },
    async undo(fact: PinnedFact) {
      if (busyId !== null) return;
      setBusyId(fact.id);
      try {
        await pending.get(fact.id);
        await actions.pin(fact.content, fact.messageId);
        restore(fact);
      } catch (error) {
        toast('error', failureText(error));
      } finally {
        setBusyId(null);
      }
    },
  };
}
