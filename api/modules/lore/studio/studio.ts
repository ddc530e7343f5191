import type { LoreEntry, LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import type { LoreFires } from '@storyloom/contract/lore/entities/lore-fires';
import type { LoreTestDraft } from '@storyloom/contract/lore/entities/lore-test';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { analyzeEntries } from './analyze.ts';
import { compileLore } from './compile.ts';
import { runLoreTests } from './lore-tests.ts';
import { type LoreDialog, type LoreModel, tryMessages } from './try-messages.ts';

type Counted = Pick<LoreFires, 'replies' | 'entries'>;

interface Parts {
  /** The standard model; its token counts become exact while the process runs. */
  model: () => LoreModel;
  /** Throws story.not_found unless the user is the author. */
  readOwnVersions(userId: string, storyId: string): Promise<{ id: string; number: number }[]>;
  /** The entries of a version. */
  readLore(storyId: string, versionId: string): Promise<readonly LoreEntry[]>;
  /** Counts fires, by the id of the version. */
  countFires(storyId: string): Promise<ReadonlyMap<string, Counted>>;
}

export type LoreStudio = ReturnType<typeof createLoreStudio>;

/** Compiles, tries, tests and measures the lore of drafts; everything but `countFires` is a function of its input. */
export function createLoreStudio({ model, readOwnVersions, readLore, countFires }: Parts) {
  async function findSilent(storyId: string, versionId: string, counted: Counted | undefined) {
    if (counted === undefined || counted.replies < loreLimits.silentReplies) return null;
    const fired = new Set(counted.entries.map(({ entryId }) => entryId));
    const entries = await readLore(storyId, versionId);
    return entries
      .filter(({ id, enabled }) => enabled && !fired.has(id))
      .map(({ id, title }) => ({ entryId: id, title }));
  }

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
      const [published] = versions;
      const silent = published && (await findSilent(storyId, published.id, counts.get(published.id)));
      return versions.flatMap(({ id, number }) => {
        const counted = counts.get(id);
        if (counted === undefined) return [];
        return [{ version: number, ...counted, silent: (id === published?.id && silent) || null }];
      });
    },
  };
}
