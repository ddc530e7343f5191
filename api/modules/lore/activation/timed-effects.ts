import type { LoreEntry } from '@storyloom/contract/entities/lore-entry';

/** For how many replies more an entry stays, and how many it rests after that. */
interface Timed {
  sticky: number;
  cooldown: number;
}

/**
 * What the replies to come have to know of the ones before, by entry; kept with each reply and made from the state of
 * the reply above it, so that rewinding and branching need nothing of their own.
 */
export type LoreState = Readonly<Record<string, Timed>>;

export const isSticky = (state: LoreState, id: string): boolean => (state[id]?.sticky ?? 0) > 0;

export const isResting = (state: LoreState, id: string): boolean =>
  !isSticky(state, id) && (state[id]?.cooldown ?? 0) > 0;

/** The state after a reply in which `told` were told. */
export function stateAfter(state: LoreState, told: readonly LoreEntry[]): LoreState {
  const next = new Map<string, Timed>();
  for (const [id, { sticky, cooldown }] of Object.entries(state)) {
    next.set(id, sticky > 0 ? { sticky: sticky - 1, cooldown } : { sticky, cooldown: cooldown - 1 });
  }
  for (const { id, sticky, cooldown } of told) {
    if (!isSticky(state, id)) next.set(id, { sticky, cooldown });
  }
  return Object.fromEntries([...next].filter(([, { sticky, cooldown }]) => sticky > 0 || cooldown > 0));
}
