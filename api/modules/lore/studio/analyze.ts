import type { LoreAnalysis } from '@storyloom/contract/lore/entities/lore-analysis';
import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { suggestKeys } from '../book/keys.ts';
import { splitWords } from '../book/words.ts';
import { createMatcher } from '../match/matcher.ts';
import { toPlayableEntries } from './draft-entries.ts';
import type { LoreModel } from './try-messages.ts';

/** Measures the entries of a draft, and finds their patterns that never match. */
export function analyzeEntries(
  { budget, countTokens }: LoreModel,
  drafts: readonly LoreEntryDraft[],
): LoreAnalysis {
  const entries = toPlayableEntries(drafts);
  const unusable = Map.groupBy(createMatcher(entries).unusablePatterns, ({ at }) => at);
  const words = entries.flatMap(({ content }) => [...new Set(splitWords(content.toLowerCase()))]);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const textsWith = (word: string) => counts.get(word) ?? 0;
  const measured = entries.map((entry, at) => ({
    entryId: entry.id,
    tokens: countTokens(entry.content),
    unusablePatterns: (unusable.get(at) ?? []).map(({ key }) => key),
    suggestedKeys: entry.constant || entry.useRegex ? [] : suggestKeys(entry, textsWith),
  }));
  const constants = measured.filter((_, at) => entries[at]?.constant && entries[at]?.enabled);
  return {
    entries: measured,
    constantTokens: constants.reduce((sum, { tokens }) => sum + tokens, 0),
    constantBudget: budget.constant,
  };
}
