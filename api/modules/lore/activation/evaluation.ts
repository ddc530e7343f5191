import type { LoreEntry } from '@storyloom/contract/entities/lore-entry';
import type { Findings } from './key-matches.ts';
import { roll } from './probability.ts';
import { isResting, isSticky, type LoreState } from './timed-effects.ts';

/** An entry that the dialog calls up, and by what. */
export interface Called {
  entry: LoreEntry;
  why: 'constant' | 'sticky' | 'key' | 'recursion';
  key: string | null;
  /** The newest message with a key of it, 0 the reader's turn; undefined when none has. */
  place: number | undefined;
  /** How many different keys of it were found, and which of them in the reader's turn. */
  keys: number;
  namedKeys: string[];
  /** What keeps it out; undefined while nothing does. */
  out: 'delay' | 'cooldown' | 'roll' | 'group' | undefined;
}

export interface Circumstances {
  state: LoreState;
  /** Replies that are on the path already. */
  turn: number;
  parentMessageId: string;
}

/** What calls the entry up, and whether a gate holds it back; undefined when nothing calls it. */
export function callOf(
  entry: LoreEntry,
  at: number,
  findings: Findings,
  { state, turn, parentMessageId }: Circumstances,
): Called | undefined {
  if (!entry.enabled) return undefined;
  const newest = findings.newest(at);
  const sticky = isSticky(state, entry.id);
  const byKey = newest !== undefined && findings.allows(at);
  if (!entry.constant && !sticky && !byKey) return undefined;
  const why = entry.constant
    ? 'constant'
    : sticky
      ? 'sticky'
      : newest?.place === undefined
        ? 'recursion'
        : 'key';
  const called = {
    entry,
    why,
    key: newest?.key ?? null,
    place: newest?.place,
    keys: findings.keyCount(at),
    namedKeys: findings.keysAt(at, 0),
  } as const;
  return { ...called, out: heldBack() };

  function heldBack() {
    if (turn < entry.delay) return 'delay';
    if (isResting(state, entry.id)) return 'cooldown';
    const isRolled = why === 'key' || why === 'recursion';
    // Rolled for this parent and this entry: asked again, on whatever level, it falls the same.
    if (isRolled && roll(parentMessageId, entry.id) * 100 >= entry.probability) return 'roll';
    return undefined;
  }
}
