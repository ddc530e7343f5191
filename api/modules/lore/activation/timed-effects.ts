import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';

/** In replies: how much longer an entry stays active, and how long it is then inactive. */
interface TimedEffect {
  sticky: number;
  cooldown: number;
}

/** Timed effects by entry id. Stored with each reply, so every branch continues from its own state. */
export type LoreState = Readonly<Record<string, TimedEffect>>;

export const isSticky = (state: LoreState, id: string): boolean => (state[id]?.sticky ?? 0) > 0;

export const isOnCooldown = (state: LoreState, id: string): boolean =>
  !isSticky(state, id) && (state[id]?.cooldown ?? 0) > 0;

/** The state after a reply with these active entries. */
export function nextState(state: LoreState, active: readonly LoreEntry[]): LoreState {
  const next = new Map<string, TimedEffect>();
  for (const [id, { sticky, cooldown }] of Object.entries(state)) {
    next.set(id, sticky > 0 ? { sticky: sticky - 1, cooldown } : { sticky, cooldown: cooldown - 1 });
  }
  for (const { id, sticky, cooldown } of active) {
    if (!isSticky(state, id)) next.set(id, { sticky, cooldown });
  }
  return Object.fromEntries([...next].filter(([, { sticky, cooldown }]) => sticky > 0 || cooldown > 0));
}
