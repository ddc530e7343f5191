import type { LoreEntry, LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import type { LoreTrial } from '@storyloom/contract/lore/entities/lore-trial';
import type { LoreTurn } from '@storyloom/contract/lore/entities/lore-turn';
import { activateLore } from '../activation/activation.ts';
import type { LoreBudget } from '../activation/budget.ts';
import type { LoreState } from '../activation/timed-effects.ts';
import { toPlayableEntries } from './draft-entries.ts';

/** The model that an author's lore is measured for. */
export interface LoreModel {
  budget: LoreBudget;
  countTokens(text: string): number;
}

/** A message of an author, after the turns before it, oldest first. */
export interface LoreDialog {
  earlier: readonly LoreTurn[];
  message: string;
  /** The text of the script before the message; empty without a script. */
  scene?: string;
}

/**
 * Activates entries for a dialog that begins with its first turn. The reply of each turn passes its timed effects on to
 * the next. Equal input gives an equal result, also for entries with a probability.
 */
export function tryMessages(
  model: LoreModel,
  drafts: readonly LoreEntryDraft[],
  dialog: LoreDialog,
): LoreTrial {
  return tryEntries(model, toPlayableEntries(drafts), dialog);
}

/** Like `tryMessages`. Trials with the same array of entries share the index of its keys. */
export function tryEntries(model: LoreModel, entries: readonly LoreEntry[], dialog: LoreDialog): LoreTrial {
  const { budget } = model;
  // The opening scene of a story has depth 0, its first user message depth 1. The last reply ends with the scene.
  const texts = ['', ...dialog.earlier.flatMap(({ message, reply }) => [message, reply])];
  const before = [texts.pop(), dialog.scene].filter(Boolean).join('\n\n');
  texts.push(before, dialog.message);
  let state: LoreState = {};
  /** The reply to the user message at an index of the texts. */
  const activate = (at: number) => {
    const activation = activateLore({
      entries,
      state,
      budget,
      countTokens: model.countTokens,
      path: texts
        .slice(0, at + 1)
        .map((text, index) => ({ id: `${at - index}`, text, depth: index }))
        .reverse(),
      parentMessageId: texts.slice(0, at + 1).join('\n'),
    });
    ({ state } = activation);
    return activation;
  };
  const earlier = dialog.earlier.map((_, turn) =>
    activate(2 * turn + 1).trace.flatMap(({ entryId, outcome }) => (outcome === 'active' ? [entryId] : [])),
  );
  const { trace, callers } = activate(texts.length - 1);
  const sum = (isConstant: boolean) =>
    trace
      .filter(({ outcome, reason }) => outcome === 'active' && (reason === 'constant') === isConstant)
      .reduce((total, { tokens }) => total + tokens, 0);
  return {
    entries: trace.map(({ messageId, ...entry }) => ({
      ...entry,
      messagesAgo: messageId === null ? null : Number(messageId),
      calledBy: callers.get(entry.entryId) ?? null,
    })),
    earlier,
    tokens: { constant: sum(true), triggered: sum(false) },
    budget: { constant: budget.constant, triggered: budget.triggered },
  };
}
