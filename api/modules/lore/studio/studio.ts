import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import type { LoreTestDraft } from '@storyloom/contract/lore/entities/lore-test';
import { analyzeEntries } from './analyze.ts';
import { compileLore } from './compile.ts';
import { runLoreTests } from './lore-tests.ts';
import { type LoreDialog, type LoreModel, tryMessages } from './try-messages.ts';

interface Parts {
  /** The standard model; its token counts become exact while the process runs. */
  model: () => LoreModel;
}

export type LoreStudio = ReturnType<typeof createLoreStudio>;

/** Compiles, tries, tests and measures the lore of drafts, as functions of the input. */
export function createLoreStudio({ model }: Parts) {
  return {
    compile: compileLore,
    tryMessages: (entries: readonly LoreEntryDraft[], dialog: LoreDialog) =>
      tryMessages(model(), entries, dialog),
    runTests: (entries: readonly LoreEntryDraft[], tests: readonly LoreTestDraft[]) =>
      runLoreTests(model(), entries, tests),
    analyze: (entries: readonly LoreEntryDraft[]) => analyzeEntries(model(), entries),
  };
}
