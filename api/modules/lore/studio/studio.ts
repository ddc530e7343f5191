import type { LoreEntryDraft } from '@storyloom/contract/entities/lore-entry';
import type { LoreFires } from '@storyloom/contract/entities/lore-fires';
import type { LoreTestDraft } from '@storyloom/contract/entities/lore-test';
import { analyzeEntries } from './analyze.ts';
import { compileLore } from './compile.ts';
import { runLoreTests } from './lore-tests.ts';
import { type LoreDialog, type LoreModel, tryMessages } from './try-messages.ts';

interface Parts {
  /** The standard model; its token counts become exact while the process runs. */
  model: () => LoreModel;
  /** Throws story.not_found unless the user is the author. */
  readOwnVersions(userId: string, storyId: string): Promise<{ id: string; number: number }[]>;
  /** By the id of the version. */
  countFires(storyId: string): Promise<ReadonlyMap<string, Omit<LoreFires, 'version'>>>;
}

export type LoreStudio = ReturnType<typeof createLoreStudio>;

/** Compiles, tries, tests and measures the lore of drafts; everything but `countFires` is a function of its input. */
export function createLoreStudio({ model, readOwnVersions, countFires }: Parts) {
  return {
    compile: compileLore,
    tryMessages: (entries: readonly LoreEntryDraft[], dialog: LoreDialog) =>
      tryMessages(model(), entries, dialog),
    runTests: (entries: readonly LoreEntryDraft[], tests: readonly LoreTestDraft[]) =>
      runLoreTests(model(), entries, tests),
    analyze: (entries: readonly LoreEntryDraft[], text: string) => analyzeEntries(model(), entries, text),
    /** The versions with replies, the newest first. */
    async countFires(userId: string, storyId: string): Promise<LoreFires[]> {
      const versions = await readOwnVersions(userId, storyId);
      const counts = await countFires(storyId);
      return versions.flatMap(({ id, number }) => {
        const counted = counts.get(id);
        return counted === undefined ? [] : [{ version: number, ...counted }];
      });
    },
  };
}
