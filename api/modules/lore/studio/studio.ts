import type { LoreEntryDraft } from '@storyloom/contract/entities/lore-entry';
import type { LoreFires } from '@storyloom/contract/entities/lore-fires';
import type { LoreTestDraft } from '@storyloom/contract/entities/lore-test';
import { analyzeEntries } from './analyze.ts';
import { compileLore } from './compile.ts';
import { runLoreTests } from './lore-tests.ts';
import { type LoreModel, tryMessages } from './try-messages.ts';

interface Parts {
  /** The standard model; its token counts become exact while the process runs. */
  model: () => LoreModel;
  /** Throws story.not_found unless the user is the author. */
  countFires(userId: string, storyId: string): Promise<LoreFires[]>;
}

export type LoreStudio = ReturnType<typeof createLoreStudio>;

/** What an author does with the lore of a draft. Everything but `countFires` is a function of its input. */
export function createLoreStudio({ model, countFires }: Parts) {
  return {
    compile: compileLore,
    tryMessages: (entries: readonly LoreEntryDraft[], messages: readonly string[]) =>
      tryMessages(model(), entries, messages),
    runTests: (entries: readonly LoreEntryDraft[], tests: readonly LoreTestDraft[]) =>
      runLoreTests(model(), entries, tests),
    analyze: (entries: readonly LoreEntryDraft[], text: string) => analyzeEntries(model(), entries, text),
    countFires,
  };
}
