import { storyLimits } from '@storyloom/contract/stories/limits';
import { sql } from 'drizzle-orm';
import { defineScheduledJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { purgeDeleted } from '../catalogue/catalogue.service.ts';
import { storyDrafts, storyDraftVersions } from './drafts.schema.ts';
import type { DraftsParts } from './parts.ts';

const purgeDeletedStories = defineScheduledJob({ name: 'drafts.purge-deleted', cron: '37 * * * *' });
const DAY_MS = 86_400_000;
/** Maximum number of stories per transaction. */
const BATCH_SIZE = 50;

/**
 * Permanently deletes stories whose time for restoring is over, with their drafts. A story that readers have
 * played keeps its versions, because saves continue with them.
 */
export function createPurge({ db, clock }: DraftsParts): { purge(): Promise<void>; job: JobHandler } {
  const purgeBatch = () =>
    db.transaction(async (tx) => {
      const before = new Date(clock.now().getTime() - storyLimits.restoreDays * DAY_MS);
      const ids = await purgeDeleted(tx, before, BATCH_SIZE);
      const purged = sql`story_id = any(${sql.param(ids)}::text[])`;
      await tx.delete(storyDraftVersions).where(purged);
      await tx.delete(storyDrafts).where(purged);
      return ids.length;
    });
  async function purge(): Promise<void> {
    while ((await purgeBatch()) === BATCH_SIZE);
  }
  return { purge, job: handleJob(purgeDeletedStories, purge) };
}
