import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import type { LoreTestDraft, LoreTestResult } from '@storyloom/contract/lore/entities/lore-test';
import type { KnotText } from '@storyloom/script/scene';
import { analyzeEntries } from './analyze.ts';
import { compileLore } from './compile.ts';
import { runLoreTests } from './lore-tests.ts';
import { type LoreDialog, type LoreModel, tryMessages } from './try-messages.ts';

/** The texts of these knots of an author’s script, by name. */
type TellKnots = (
  authorId: string,
  script: string,
  names: readonly string[],
) => Promise<ReadonlyMap<string, KnotText>>;

interface TestedLore {
  entries: readonly LoreEntryDraft[];
  tests: readonly LoreTestDraft[];
  script?: string | undefined;
}

interface Parts {
  /** The standard model; its token counts become exact while the process runs. */
  model: () => LoreModel;
  tellKnots: TellKnots;
}

export type LoreStudio = ReturnType<typeof createLoreStudio>;

/** Compiles, tries, tests and measures the lore of drafts, as functions of the input. */
export function createLoreStudio({ model, tellKnots }: Parts) {
  return {
    compile: compileLore,
    tryMessages: (entries: readonly LoreEntryDraft[], dialog: LoreDialog) =>
      tryMessages(model(), entries, dialog),
    /** Throws 429 and 503 if a test names a knot and the script cannot be read now. */
    async runTests(authorId: string, { entries, tests, script = '' }: TestedLore): Promise<LoreTestResult[]> {
      const names = [...new Set(tests.flatMap(({ knot }) => knot ?? []))];
      const knots = names.length > 0 ? await tellKnots(authorId, script, names) : new Map();
      return runLoreTests(model(), entries, tests, knots);
    },
    analyze: (entries: readonly LoreEntryDraft[]) => analyzeEntries(model(), entries),
  };
}
