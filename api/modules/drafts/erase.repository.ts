import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { storyDrafts, storyDraftVersions } from './drafts.schema.ts';

/** Erases the drafts of a user with all their versions; the catalogue keeps the published versions of kept works. */
export async function eraseDrafts(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  const ofUser = sql`story_id in (select story_id from ${storyDrafts} where author_id = ${userId})`;
  const versions = await deleteRows(tx, storyDraftVersions, ofUser, limit);
  if (versions > 0) return versions;
  return deleteRows(tx, storyDrafts, sql`author_id = ${userId}`, limit);
}
