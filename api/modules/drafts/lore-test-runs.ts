import { createHash } from 'node:crypto';
import type { LoreTestResult, LoreTestRun } from '@storyloom/contract/lore/entities/lore-test';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { findDraft, updateTestRun } from './drafts.repository.ts';
import type { DraftRow } from './drafts.schema.ts';
import type { OwnDrafts } from './own-drafts.ts';
import type { DraftsParts } from './parts.ts';

export type LoreTestRuns = ReturnType<typeof createLoreTestRuns>;

type Draft = Pick<DraftRow, 'storyId' | 'authorId' | 'revision' | 'content'>;

/** Runs the lore tests of stored drafts and keeps their last results. */
export function createLoreTestRuns({ db, clock, lore: { runTests }, own }: DraftsParts & { own: OwnDrafts }) {
  /** The results are not stored if the draft has been saved since: that save runs the tests itself. */
  async function run(draft: Draft): Promise<LoreTestResult[]> {
    const { lore = [], loreTests = [], script } = draft.content;
    const results = await runTests(draft.authorId, { entries: lore, tests: loreTests, script });
    const testRun = { hash: hashLore(draft.content), ranAt: clock.now().toISOString(), results };
    await updateTestRun(db, draft, testRun);
    return results;
  }

  return {
    run,

    /** Runs the tests of a draft whose entries, tests or script, if a test is at a part of it, have changed since the last run. */
    async runIfChanged(authorId: string, storyId: string): Promise<void> {
      const draft = await findDraft(db, { storyId, authorId });
      if (draft === undefined || (draft.content.loreTests ?? []).length === 0) return;
      if (draft.loreTestRun?.hash !== hashLore(draft.content)) await run(draft);
    },

    /** Throws story.not_found. */
    async read(authorId: string, storyId: string): Promise<LoreTestRun> {
      await own.require(db, authorId, storyId);
      const draft = await findDraft(db, { storyId, authorId });
      if (draft === undefined || draft.loreTestRun === null) return notRun;
      const { hash, ranAt, results } = draft.loreTestRun;
      return { ranAt, results, isCurrent: hash === hashLore(draft.content) };
    },
  };
}

const notRun: LoreTestRun = { ranAt: null, isCurrent: false, results: [] };

/** Hashes content as PostgreSQL returns it, so that the order of keys in the request does not matter. */
const hashLore = ({ lore = [], loreTests = [], script }: StoryDraftContent) =>
  createHash('sha256')
    .update(JSON.stringify([lore, loreTests, ...(loreTests.some(({ knot }) => knot) ? [script] : [])]))
    .digest('hex');
