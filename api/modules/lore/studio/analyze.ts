import type { LoreAnalysis } from '@storyloom/contract/lore/entities/lore-analysis';
import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { createMatcher, type KeyOwner } from '../match/matcher.ts';
import { toPlayableEntries } from './draft-entries.ts';
import type { LoreModel } from './try-messages.ts';

/** Maximum number of calls of one entry that are listed. */
const MAX_CALLS = 50;

/** Measures the entries of a draft, and finds which entries call others and the keys in a text of the author. */
export function analyzeEntries(
  { budget, countTokens }: LoreModel,
  drafts: readonly LoreEntryDraft[],
  text: string,
): LoreAnalysis {
  const entries = toPlayableEntries(drafts);
  const matcher = createMatcher(entries);
  const unusable = Map.groupBy(matcher.unusablePatterns, ({ at }) => at);

  function findKeys(content: string) {
    const found = new Map<string, { entryId: string; key: string }>();
    matcher.startScan()(content, false, ({ at, key, secondary }: KeyOwner) => {
      const entryId = entries[at]?.id;
      if (entryId !== undefined && !secondary && !found.has(entryId)) found.set(entryId, { entryId, key });
    });
    return found;
  }

  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const isCalled = (entryId: string) => {
    const entry = byId.get(entryId);
    return entry !== undefined && !entry.constant && !entry.excludeRecursion;
  };
  const measured = entries.map((entry, at) => {
    const callsNone = entry.constant || entry.preventRecursion || !entry.enabled;
    const calls = callsNone ? [] : [...findKeys(entry.content).values()];
    return {
      entryId: entry.id,
      tokens: countTokens(entry.content),
      calls: calls.filter(({ entryId }) => entryId !== entry.id && isCalled(entryId)).slice(0, MAX_CALLS),
      unusablePatterns: (unusable.get(at) ?? []).map(({ key }) => key),
    };
  });
  const constants = measured.filter((_, at) => entries[at]?.constant && entries[at]?.enabled);
  return {
    entries: measured,
    constantTokens: constants.reduce((sum, { tokens }) => sum + tokens, 0),
    constantBudget: budget.constant,
    textKeys: [...findKeys(text).values()],
  };
}
