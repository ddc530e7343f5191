import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import { createMatcher } from '../match/matcher.ts';
import { compareCandidates, fillBudget, type LoreBudget } from './budget.ts';
import { type Candidate, type EvaluationContext, evaluateEntry } from './evaluation.ts';
import { isGroupCandidate, resolveGroups } from './groups.ts';
import { createKeyMatches, type KeyMatches } from './key-matches.ts';
import { type LoreState, nextState } from './timed-effects.ts';
import type { StoredLoreTrace } from './trace.ts';

/** Levels of entries that activate further entries by their content. */
const MAX_RECURSION = 2;

export interface ActivationInput {
  entries: readonly LoreEntry[];
  /** The path above the reply, newest first; the first message is its parent. */
  path: readonly { id: string; text: string; depth: number }[];
  /** The state stored with the previous reply; empty for the first. */
  state: LoreState;
  parentMessageId: string;
  budget: LoreBudget;
  countTokens(text: string): number;
}

export interface ActiveEntry {
  entry: LoreEntry;
  /** Keys of the entry that occur in the user message. */
  namedKeys: string[];
}

export interface LoreActivation {
  /** In the order of the book and independent of the messages, so that the prompt's prefix stays cacheable. */
  constant: ActiveEntry[];
  /** Entries by relevance, highest first. */
  triggered: ActiveEntry[];
  /** Stored with the reply. */
  state: LoreState;
  /** Every entry that was evaluated as a candidate, active or not. */
  trace: (StoredLoreTrace & Pick<Candidate, 'reason'>)[];
  /** Ids of the entries that were called by another one, with the id of that one. Not stored. */
  callers: ReadonlyMap<string, string>;
}

const matchers = new WeakMap<readonly LoreEntry[], ReturnType<typeof createMatcher>>();

/** The index of the keys, built once for an array of entries. */
export function getMatcher(entries: readonly LoreEntry[]) {
  const matcher = matchers.get(entries) ?? createMatcher(entries);
  matchers.set(entries, matcher);
  return matcher;
}

/** Selects the lore entries for a reply. A pure function: equal input gives an equal result. */
export function activateLore({
  entries,
  path,
  state,
  parentMessageId,
  budget,
  countTokens,
}: ActivationInput): LoreActivation {
  const matches = createKeyMatches(entries, getMatcher(entries));
  const window = Math.max(0, ...entries.map((entry) => entry.window));
  matches.scanMessages(path.slice(0, window).map(({ text }) => text));
  const turn = Math.floor((path[0]?.depth ?? 0) / 2);

  const candidates = evaluateEntries(entries, matches, { state, turn, parentMessageId })
    .toSorted(compareCandidates)
    .map((candidate) => ({ ...candidate, tokens: countTokens(candidate.entry.content) }));
  const active = fillBudget(
    candidates.filter(({ excludedBy }) => excludedBy === undefined),
    budget,
  );
  const selectActive = (isConstant: boolean): ActiveEntry[] =>
    [...active].flatMap(({ entry, reason, namedKeys }) =>
      (reason === 'constant') === isConstant ? [{ entry, namedKeys }] : [],
    );
  return {
    constant: selectActive(true).toSorted((a, b) => a.entry.order - b.entry.order),
    triggered: selectActive(false),
    state: nextState(
      state,
      [...active].map(({ entry }) => entry),
    ),
    callers: new Map(
      candidates.flatMap(({ entry, calledBy }) => (calledBy === undefined ? [] : [[entry.id, calledBy.id]])),
    ),
    trace: candidates.map((candidate) => ({
      entryId: candidate.entry.id,
      reason: candidate.reason,
      key: candidate.key,
      messageId: candidate.messageIndex === undefined ? null : (path[candidate.messageIndex]?.id ?? null),
      tokens: candidate.tokens,
      outcome: candidate.excludedBy ?? (active.has(candidate) ? 'active' : 'budget'),
    })),
  };
}

/** Evaluates the entries against the path, then against the content of the entries activated so far, except constants. */
function evaluateEntries(
  entries: readonly LoreEntry[],
  matches: KeyMatches,
  context: EvaluationContext,
): Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (let level = 0; level <= MAX_RECURSION; level++) {
    const fresh = entries.flatMap((entry, at) => {
      const candidate = candidates.has(entry.id) ? undefined : evaluateEntry(entry, at, matches, context);
      return candidate === undefined ? [] : [candidate];
    });
    const decided = new Set(
      [...candidates.values()].filter(isGroupCandidate).map(({ entry }) => entry.group),
    );
    const resolved = resolveGroups(fresh, { ...context, decided });
    for (const candidate of resolved) candidates.set(candidate.entry.id, candidate);
    const activated = resolved.filter(
      ({ excludedBy, reason }) => excludedBy === undefined && reason !== 'constant',
    );
    if (activated.length === 0) break;
    for (const { entry, reason } of activated) {
      // Entries compiled from one text name one another, so a longer chain would activate the whole book.
      if (entry.passage === '' || reason !== 'recursion') matches.scanContent(entry);
    }
  }
  return [...candidates.values()];
}
