import { quotas } from '@storyloom/contract/core/quota-limits';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { automaticVersions } from '@storyloom/contract/stories/messages';
import { and, count, desc, eq, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { type DraftVersionRow, storyDrafts, storyDraftVersions } from './drafts.schema.ts';

/** Lists versions without their contents, the latest first. */
export async function listVersions(
  handle: Handle,
  storyId: string,
): Promise<Omit<DraftVersionRow, 'content'>[]> {
  const { content: _, ...columns } = versionColumns;
  return handle
    .select(columns)
    .from(storyDraftVersions)
    .where(eq(storyDraftVersions.storyId, storyId))
    .orderBy(desc(storyDraftVersions.createdAt), desc(storyDraftVersions.id));
}

const { id, storyId, name, publishedVersion, content, imageIds, createdAt } = storyDraftVersions;
const versionColumns = { id, storyId, name, publishedVersion, content, imageIds, createdAt };

export async function findVersion(
  handle: Handle,
  at: { storyId: string; versionId: string },
): Promise<DraftVersionRow | undefined> {
  const [found] = await handle
    .select()
    .from(storyDraftVersions)
    .where(and(eq(storyDraftVersions.id, at.versionId), eq(storyDraftVersions.storyId, at.storyId)));
  return found;
}

/** True if a version has the content of a draft. */
export async function hasVersionWith(
  handle: Handle,
  draft: Pick<DraftVersionRow, 'storyId' | 'content'>,
): Promise<boolean> {
  const same = sql`${storyDraftVersions.content} = ${JSON.stringify(draft.content)}::jsonb`;
  return (
    (await handle.$count(storyDraftVersions, and(eq(storyDraftVersions.storyId, draft.storyId), same))) > 0
  );
}

/** True if a version was kept after this time. */
export async function hasVersionSince(handle: Handle, ofStory: string, since: Date): Promise<boolean> {
  return (await handle.$count(storyDraftVersions, and(eq(storyId, ofStory), gt(createdAt, since)))) > 0;
}

export async function insertVersion(tx: Tx, version: DraftVersionRow): Promise<void> {
  await tx.insert(storyDraftVersions).values(version);
}

export async function insertMissing(handle: Handle, version: DraftVersionRow): Promise<void> {
  await handle.insert(storyDraftVersions).values(version).onConflictDoNothing();
}

/** Number of a story's versions that its author named. */
export async function countNamed(handle: Handle, ofStory: string): Promise<number> {
  const [found] = await handle
    .select({ total: count() })
    .from(storyDraftVersions)
    .where(and(eq(storyId, ofStory), isNull(publishedVersion), notInArray(name, [...automaticVersions])));
  return found?.total ?? 0;
}

/** Number of the author's drafts, and the stored bytes of them and of versions that are not automatic. Waits for transactions that also ask. */
export async function measureWorks(tx: Tx, authorId: string): Promise<{ works: number; bytes: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${authorId}, 4311))`);
  const { rows } = await tx.execute<{ works: number; bytes: number }>(sql`
    select count(*)::integer as works, coalesce(sum(pg_column_size(content) + (
      select coalesce(sum(pg_column_size(v.content)), 0) from ${storyDraftVersions} v
      where v.story_id = d.story_id and (v.published_version is not null or v.name not in ${[...automaticVersions]})
    )), 0)::double precision as bytes
    from ${storyDrafts} d where author_id = ${authorId}`);
  return rows[0] ?? { works: 0, bytes: 0 };
}

/** Deletes all but the latest of a story's automatic versions with this name, and the author's oldest beyond their bytes. */
export async function deleteOlder(
  tx: Tx,
  of: { authorId: string; storyId: string; name: string },
): Promise<void> {
  const older = tx
    .select({ id })
    .from(storyDraftVersions)
    .where(and(eq(storyId, of.storyId), eq(name, of.name), isNull(publishedVersion)))
    .orderBy(desc(createdAt), desc(id))
    .offset(storyLimits.automaticVersions);
  await tx.delete(storyDraftVersions).where(inArray(id, older));
  await tx.execute(sql`
    delete from ${storyDraftVersions} where id in (select id from (
      select v.id, sum(pg_column_size(v.content)) over (order by v.created_at desc, v.id desc) as bytes
      from ${storyDraftVersions} v join ${storyDrafts} d on d.story_id = v.story_id
      where d.author_id = ${of.authorId} and v.published_version is null and v.name in ${[...automaticVersions]}
    ) automatic where bytes > ${quotas.automaticBytes})`);
}

/** Deletes a named version; false if there is none. Versions of publications are kept. */
export async function deleteNamed(
  handle: Handle,
  at: { storyId: string; versionId: string },
): Promise<boolean> {
  const deleted = await handle
    .delete(storyDraftVersions)
    .where(
      and(
        eq(storyDraftVersions.id, at.versionId),
        eq(storyDraftVersions.storyId, at.storyId),
        isNull(storyDraftVersions.publishedVersion),
      ),
    )
    .returning({ id: storyDraftVersions.id });
  return deleted.length > 0;
}
