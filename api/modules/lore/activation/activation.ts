import type { LoreEntry } from '@storyloom/contract/entities/lore-entry';
import { createMatcher } from '../match/matcher.ts';
import { byNeed, fill, type LoreBudget } from './budget.ts';
import { type Called, type Circumstances, callOf } from './evaluation.ts';
import { competes, settleGroups } from './groups.ts';
import { createFindings, type Findings } from './key-matches.ts';
import { type LoreState, stateAfter } from './timed-effects.ts';
import type { KeptTrace } from './trace.ts';

/** How often what was called up may call up more. */
const RECURSIONS = 2;

export interface LoreQuestion {
  entries: readonly LoreEntry[];
  /** The path above the reply, newest first; the first is its parent. */
  path: readonly { id: string; text: string; depth: number }[];
  /** The state kept with the reply above, or none. */
  state: LoreState;
  parentMessageId: string;
  budget: LoreBudget;
  countTokens(text: string): number;
}

/** An entry that is told, and how much of what was said asked for it. */
export interface ToldEntry {
  entry: LoreEntry;
  /** Its keys that stand in the reader's turn. */
  namedKeys: string[];
}

export interface LoreCast {
  /** In the order of the book, whatever was said: a prompt begins with them. */
  constant: ToldEntry[];
  /** What matters most first. */
  triggered: ToldEntry[];
  /** To be kept with the reply. */
  state: LoreState;
  /** Every entry that was called up, told or not. */
  trace: KeptTrace[];
}

const matchers = new WeakMap<readonly LoreEntry[], ReturnType<typeof createMatcher>>();

function matcherOf(entries: readonly LoreEntry[]) {
  const known = matchers.get(entries) ?? createMatcher(entries);
  matchers.set(entries, known);
  return known;
}

/** Decides what of a story's lore a reply is written with. Nothing but the question decides: asked again, it answers the same. */
export function castLore({
  entries,
  path,
  state,
  parentMessageId,
  budget,
  countTokens,
}: LoreQuestion): LoreCast {
  const findings = createFindings(entries, matcherOf(entries));
  const window = Math.max(0, ...entries.map((entry) => entry.window));
  findings.readMessages(path.slice(0, window).map(({ text }) => text));
  const turn = Math.floor((path[0]?.depth ?? 0) / 2);
  const called = callAll(entries, findings, { state, turn, parentMessageId });

  const ordered = called.toSorted(byNeed).map((one) => ({ ...one, tokens: countTokens(one.entry.content) }));
  const told = fill(
    ordered.filter(({ out }) => out === undefined),
    budget,
  );
  const part = (isConstant: boolean): ToldEntry[] =>
    [...told].flatMap(({ entry, why, namedKeys }) =>
      (why === 'constant') === isConstant ? [{ entry, namedKeys }] : [],
    );
  return {
    constant: part(true).toSorted((one, other) => one.entry.order - other.entry.order),
    triggered: part(false),
    state: stateAfter(
      state,
      [...told].map(({ entry }) => entry),
    ),
    trace: ordered.map((one) => ({
      entryId: one.entry.id,
      why: one.why,
      key: one.key,
      messageId: one.place === undefined ? null : (path[one.place]?.id ?? null),
      tokens: one.tokens,
      outcome: one.out ?? (told.has(one) ? 'in' : 'budget'),
    })),
  };
}

/** Those that the path calls up, then those that they call up; constants call nothing up. */
function callAll(entries: readonly LoreEntry[], findings: Findings, circumstances: Circumstances): Called[] {
  const called = new Map<string, Called>();
  for (let level = 0; level <= RECURSIONS; level++) {
    const fresh = entries.flatMap((entry, at) => {
      const one = called.has(entry.id) ? undefined : callOf(entry, at, findings, circumstances);
      return one === undefined ? [] : [one];
    });
    const taken = new Set([...called.values()].filter(competes).map(({ entry }) => entry.group));
    const settled = settleGroups(fresh, { ...circumstances, taken });
    for (const one of settled) called.set(one.entry.id, one);
    const speaking = settled.filter(({ out, why }) => out === undefined && why !== 'constant');
    if (speaking.length === 0) break;
    for (const { entry } of speaking) findings.readLore(entry.content);
  }
  return [...called.values()];
}
