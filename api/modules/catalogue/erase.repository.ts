import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import type { Erasure } from '../../platform/user-data.ts';
import { stories, storyVersions } from './catalogue.schema.ts';

/**
 * Erases the content of a user's drafts and deleted stories, and of the others unless `keepWorks`. The rows stay,
 * because saves of readers refer to them.
 */
export async function eraseWorks(
  tx: Tx,
  { userId, keepWorks, now }: Erasure,
  limit: number,
): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${stories} set status = 'DELETED', deleted_at = coalesce(deleted_at, ${now.toISOString()}::timestamptz),
      title = '', hook = '', summary = '', tags = '{}', cover = null, version_id = null, word_count = 0, turns = null, preview_of = null
    where id = any(array(
      select id from ${stories} where author_id = ${userId} and (status <> 'DELETED' or title <> '')
        and (${!keepWorks} or status in ('DRAFT', 'DELETED')) limit ${limit}))
    returning id`);
  const ids = rows.map(({ id }) => id);
  await tx.execute(sql`
    update ${storyVersions} set content = '{}', lore = null where story_id = any(${sql.param(ids)}::text[])`);
  return ids.length;
}
