import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { PartKind, PartKinds, PartRef, PartState } from './part.ts';
import type { Remotes } from './remotes.ts';

export const RemotesContext = createContext<Remotes | null>(null);

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs RemotesContext.');
  return remotes;
}

/** The state of a part. `when` decides when loading starts: a slot waits until the browser is idle. */
export function usePart<Kind extends PartKind>(
  ref: PartRef<Kind>,
  when: (start: () => void) => void = (start) => start(),
): PartState<PartKinds[Kind]> {
  const remotes = useRemotes();
  const read = () => remotes.read(ref);
  const state = useSyncExternalStore(remotes.subscribe, read, read);
  useEffect(() => {
    if (state.state === 'pending') when(() => void remotes.load(ref));
  }, [remotes, ref, state.state, when]);
  return state;
}
