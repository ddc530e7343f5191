import { type StoryField, storyFields } from '@storyloom/contract/stories/story-fields';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { and, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { type DraftRow, storyDrafts, storyDraftVersions } from './drafts.schema.ts';

interface OwnDraft {
  storyId: string;
  authorId: string;
}

const isOwn = ({ storyId, authorId }: OwnDraft) =>
  and(eq(storyDrafts.storyId, storyId), eq(storyDrafts.authorId, authorId));

export async function findDraft(handle: Handle, own: OwnDraft): Promise<DraftRow | undefined> {
  const [found] = await handle.select().from(storyDrafts).where(isOwn(own));
  return found;
}

export async function findRequested(
  handle: Handle,
  { authorId, clientRequestId }: { authorId: string; clientRequestId: string },
): Promise<DraftRow | undefined> {
  const [found] = await handle
    .select()
    .from(storyDrafts)
    .where(and(eq(storyDrafts.authorId, authorId), eq(storyDrafts.clientRequestId, clientRequestId)));
  return found;
}

/** Locks a draft at a revision; undefined if it is at another one. */
export async function lockDraft(tx: Tx, own: OwnDraft & { revision: number }): Promise<DraftRow | undefined> {
  const [found] = await tx
    .select()
    .from(storyDrafts)
    .where(and(isOwn(own), eq(storyDrafts.revision, own.revision)))
    .for('update');
  return found;
}

/** Inserts a draft; undefined if the story has one, or the request was received before. */
export async function insertDraft(
  tx: Tx,
  draft: typeof storyDrafts.$inferInsert,
): Promise<DraftRow | undefined> {
  const [inserted] = await tx.insert(storyDrafts).values(draft).onConflictDoNothing().returning();
  return inserted;
}

interface DraftChange extends OwnDraft {
  /** The revision that the content was made from. */
  revision: number;
  content: StoryDraftContent;
  imageIds: string[];
  at: Date;
}

/** The fields of a content that differ from the latest published one; empty before the first publication. */
const changedFrom = (storyId: string, content: StoryDraftContent) => sql<StoryField[]>`array(
  select field from (
    select content from ${storyDraftVersions} where story_id = ${storyId} and published_version is not null
    order by published_version desc limit 1) published, unnest(${sql.param(storyFields)}::text[]) field
  where published.content -> field is distinct from ${JSON.stringify(content)}::jsonb -> field)`;

/** Compares the revision and saves in one statement; undefined if the draft is at another revision. */
export async function updateDraft(tx: Tx, change: DraftChange): Promise<DraftRow | undefined> {
  const { revision, content, imageIds, at } = change;
  const [updated] = await tx
    .update(storyDrafts)
    .set({
      revision: revision + 1,
      content,
      imageIds,
      changedFields: changedFrom(change.storyId, content),
      updatedAt: at,
    })
    .where(and(isOwn(change), eq(storyDrafts.revision, revision)))
    .returning();
  return updated;
}

/** Compares a draft with the latest published version. */
export async function updateChangedFields(
  tx: Tx,
  { storyId, content }: Pick<DraftRow, 'storyId' | 'content'>,
): Promise<DraftRow | undefined> {
  const [updated] = await tx
    .update(storyDrafts)
    .set({ changedFields: changedFrom(storyId, content) })
    .where(eq(storyDrafts.storyId, storyId))
    .returning();
  return updated;
}

/** Records that the published version has the content of the draft. */
export async function markPublished(tx: Tx, storyId: string): Promise<void> {
  await tx.update(storyDrafts).set({ changedFields: [] }).where(eq(storyDrafts.storyId, storyId));
}

/** Stores the results of lore tests, unless the draft is at another revision. */
export async function updateTestRun(
  handle: Handle,
  { storyId, revision }: Pick<DraftRow, 'storyId' | 'revision'>,
  loreTestRun: DraftRow['loreTestRun'],
): Promise<void> {
  await handle
    .update(storyDrafts)
    .set({ loreTestRun })
    .where(and(eq(storyDrafts.storyId, storyId), eq(storyDrafts.revision, revision)));
}

/** Finds which of these ids a draft or one of its versions refers to. */
export async function findReferencedImages(handle: Handle, ids: string[]): Promise<Set<string>> {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select distinct id from (
      select unnest(image_ids) as id from ${storyDrafts} where image_ids && ${sql.param(ids)}::text[]
      union all
      select unnest(image_ids) from ${storyDraftVersions} where image_ids && ${sql.param(ids)}::text[]) referenced`);
  return new Set(rows.map(({ id }) => id));
}
