import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import type { KeyMatches } from './key-matches.ts';
import { chance } from './probability.ts';
import { isOnCooldown, isSticky, type LoreState } from './timed-effects.ts';

/** An entry with a reason to be active. */
export interface Candidate {
  entry: LoreEntry;
  reason: 'constant' | 'sticky' | 'key' | 'recursion';
  key: string | null;
  /** Index of the newest message with one of its keys, 0 for the user message; undefined if none has one. */
  messageIndex: number | undefined;
  /** The entry whose content has the key, if no message has one. */
  calledBy: LoreEntry | undefined;
  /** Number of distinct keys matched. */
  keyCount: number;
  /** Keys matched in the user message. */
  namedKeys: string[];
  /** The condition that excludes the entry; undefined if none does. */
  excludedBy: 'delay' | 'cooldown' | 'probability' | 'group' | undefined;
}

export interface EvaluationContext {
  state: LoreState;
  /** Replies on the path. */
  turn: number;
  parentMessageId: string;
}

/** Evaluates the conditions of an entry in their order; undefined if there is no reason to activate it. */
export function evaluateEntry(
  entry: LoreEntry,
  at: number,
  matches: KeyMatches,
  { state, turn, parentMessageId }: EvaluationContext,
): Candidate | undefined {
  if (!entry.enabled) return undefined;
  const newest = matches.findNewest(at);
  const reason = findReason();
  if (reason === undefined) return undefined;
  return {
    entry,
    reason,
    key: newest?.key ?? null,
    messageIndex: newest?.messageIndex,
    calledBy: newest?.calledBy,
    keyCount: matches.countKeys(at),
    namedKeys: matches.findKeysIn(at, 0),
    excludedBy: findExclusion(reason),
  };

  function findReason(): Candidate['reason'] | undefined {
    if (entry.constant) return 'constant';
    if (isSticky(state, entry.id)) return 'sticky';
    if (newest === undefined || !matches.passesSecondaryKeys(at)) return undefined;
    return newest.messageIndex === undefined ? 'recursion' : 'key';
  }

  function findExclusion(reason: Candidate['reason']): Candidate['excludedBy'] {
    if (turn < entry.delay) return 'delay';
    if (isOnCooldown(state, entry.id)) return 'cooldown';
    const isRandom = reason === 'key' || reason === 'recursion';
    // Seeded by parent and entry: the result is the same on every level and for a regenerated reply.
    if (isRandom && chance(parentMessageId, entry.id) * 100 >= entry.probability) return 'probability';
    return undefined;
  }
}
