import type { PinnedFact } from '@storyloom/contract/entities/pinned-fact';
import { useHost } from '@storyloom/mfe';
import { useRef, useState } from 'react';
import { type PinMoves, reasonOf } from './pins.mutations.ts';

/** What was let go while the list is open: it keeps its place, so that it can be taken back. */
export function useLetGo(moves: PinMoves, facts: readonly PinnedFact[]) {
  const { toast } = useHost();
  const [gone, setGone] = useState<readonly PinnedFact[]>([]);
  const [busyId, setBusyId] = useState<string | null>(null);
  const letting = useRef(new Map<string, Promise<void>>()).current;
  const show = ({ id }: PinnedFact) => setGone((before) => before.filter((one) => one.id !== id));
  return {
    gone,
    busyId,
    unpin(fact: PinnedFact) {
      setGone((before) => [...before, fact]);
      const ids = new Set([fact.id, ...gone.map(({ id }) => id)]);
      const work = moves
        .unpin(
          fact,
          facts.filter(({ id }) => !ids.has(id)),
        )
        .catch(() => {
          show(fact);
          toast('error', 'It could not be let go. Try again.');
        });
      letting.set(fact.id, work);
    },
    async undo(fact: PinnedFact) {
      if (busyId !== null) return;
      setBusyId(fact.id);
      try {
        await letting.get(fact.id);
        await moves.pin(fact.content, fact.messageId);
        show(fact);
      } catch (error) {
        toast('error', reasonOf(error));
      } finally {
        setBusyId(null);
      }
    },
  };
}
