import type { LoreEntry, LoreEntryDraft } from '@storyloom/contract/entities/lore-entry';
import type { LoreTrial } from '@storyloom/contract/entities/lore-trial';
import { activateLore } from '../activation/activation.ts';
import type { LoreBudget } from '../activation/budget.ts';
import { toPlayableEntries } from './draft-entries.ts';

/** The model that an author's lore is measured for. */
export interface LoreModel {
  budget: LoreBudget;
  countTokens(text: string): number;
}

/**
 * Activates entries for a dialog, oldest message first, as the first reply of a story would; without the state of
 * earlier replies. Equal input gives an equal result, also for entries with a probability.
 */
export function tryMessages(
  model: LoreModel,
  drafts: readonly LoreEntryDraft[],
  messages: readonly string[],
): LoreTrial {
  return tryEntries(model, toPlayableEntries(drafts), messages);
}

/** As `tryMessages`. Trials with the same array of entries share the index of its keys. */
export function tryEntries(
  { budget, countTokens }: LoreModel,
  entries: readonly LoreEntry[],
  messages: readonly string[],
): LoreTrial {
  const path = messages.map((text, at) => ({ id: `${at}`, text, depth: at })).reverse();
  const { trace, callers } = activateLore({
    entries,
    path,
    state: {},
    parentMessageId: messages.join('\n'),
    budget,
    countTokens,
  });
  const sum = (isConstant: boolean) =>
    trace
      .filter(({ outcome, reason }) => outcome === 'active' && (reason === 'constant') === isConstant)
      .reduce((total, { tokens }) => total + tokens, 0);
  return {
    entries: trace.map(({ messageId, ...entry }) => ({
      ...entry,
      message: messageId === null ? null : Number(messageId),
      calledBy: callers.get(entry.entryId) ?? null,
    })),
    tokens: { constant: sum(true), triggered: sum(false) },
    budget: { constant: budget.constant, triggered: budget.triggered },
  };
}
