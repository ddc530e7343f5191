import type { StoryStatus } from '@storyloom/contract/stories/entities/story-status';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { stories, storyVersions } from './catalogue.schema.ts';
import { isVisible } from './visibility.ts';

const DAY_MS = 86_400_000;

/** Stories deleted before this time can't be restored. */
export const restorableSince = (now: Date) => new Date(now.getTime() - storyLimits.restoreDays * DAY_MS);

/** Number of days, rounded up, in which a deleted story can still be restored; 0 afterwards. */
export function countDaysLeft(deletedAt: Date, now: Date): number {
  const left = deletedAt.getTime() - restorableSince(now).getTime();
  return Math.max(0, Math.ceil(left / DAY_MS));
}

interface Own {
  id: string;
  authorId: string;
  now: Date;
}

const isOwn = ({ id, authorId, now }: Own) =>
  and(eq(stories.id, id), isVisible({ kind: 'own', authorId, deletedSince: restorableSince(now) }));

/** A story as its author edits it, with the number and the content of its current version. */
export async function findOwnStory(handle: Handle, own: Own) {
  const [found] = await handle
    .select({ story: stories, version: storyVersions.number, content: storyVersions.content })
    .from(stories)
    .leftJoin(storyVersions, eq(storyVersions.id, stories.versionId))
    .where(isOwn(own));
  if (found === undefined) return undefined;
  const { deletedAt, status, publishedAt } = found.story;
  const isDeleted = status === 'DELETED' && deletedAt !== null;
  const daysLeft = isDeleted ? countDaysLeft(deletedAt, own.now) : null;
  // Only `hideStory` turns a published story into a draft.
  const isHidden = status === 'DRAFT' && publishedAt !== null;
  return { ...found.story, version: found.version, content: found.content, daysLeft, isHidden };
}
export type OwnStory = NonNullable<Awaited<ReturnType<typeof findOwnStory>>>;

/** Lists or unlists a published story; false if its status does not allow it. */
export async function setListed(tx: Tx, own: Own, status: 'PUBLISHED' | 'UNLISTED'): Promise<boolean> {
  return changeStatus(tx, own, ['PUBLISHED', 'UNLISTED'], () => ({ status }));
}

/** Marks a story as deleted; false if it already is. */
export async function softDelete(tx: Tx, own: Own): Promise<boolean> {
  return changeStatus(tx, own, ['DRAFT', 'PUBLISHED', 'UNLISTED'], (former) => ({
    status: 'DELETED',
    statusBeforeDeletion: former,
    deletedAt: own.now,
  }));
}

/** Restores the former status of a deleted story; false if it is not deleted. */
export async function undelete(tx: Tx, own: Own): Promise<boolean> {
  return changeStatus(tx, own, ['DELETED'], (_, before) => ({
    status: before ?? 'DRAFT',
    statusBeforeDeletion: null,
    deletedAt: null,
  }));
}

async function changeStatus(
  tx: Tx,
  own: Own,
  from: readonly StoryStatus[],
  change: (former: StoryStatus, before: StoryStatus | null) => Partial<typeof stories.$inferInsert>,
): Promise<boolean> {
  const [found] = await tx
    .select({ status: stories.status, before: stories.statusBeforeDeletion })
    .from(stories)
    .where(isOwn(own))
    .for('update');
  if (found === undefined || !from.includes(found.status)) return false;
  await tx
    .update(stories)
    .set({ ...change(found.status, found.before), editedAt: own.now })
    .where(eq(stories.id, own.id));
  return true;
}

/** Versions after a number, the latest first, without their contents. */
export async function listPublications(handle: Handle, storyId: string, after = 0) {
  const { number, changedFields, changeNote, createdAt } = storyVersions;
  return handle
    .select({ number, changedFields, changeNote, createdAt })
    .from(storyVersions)
    .where(and(eq(storyVersions.storyId, storyId), gt(number, after)))
    .orderBy(desc(number));
}

/**
 * Marks stories deleted before a time as no longer restorable, and removes those that no message refers to.
 * Returns the ids of all.
 */
export async function purgeDeleted(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${stories} set purged_at = ${before.toISOString()}::timestamptz where id = any(array(
      select id from ${stories} where status = 'DELETED' and deleted_at <= ${before.toISOString()}::timestamptz
        and purged_at is null
      order by deleted_at limit ${limit} for update skip locked))
    returning id`);
  const ids = rows.map(({ id }) => id);
  await tx.execute(sql`
    delete from ${stories} where id = any(${sql.param(ids)}::text[])
      and not exists (select from message_nodes m where m.story_id = ${stories}.id)`);
  return ids;
}
