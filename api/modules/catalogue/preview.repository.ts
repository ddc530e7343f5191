import { isDeepStrictEqual } from 'node:util';
import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import type { Category } from '@storyloom/contract/stories/categories';
import type { ListTexts } from '@storyloom/contract/stories/story-rules';
import type { StoryContent } from '@storyloom/contract/stories/version-content';
import { and, eq, isNotNull, lt, not, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { insertVersion, type StoryRow } from './catalogue.repository.ts';
import { stories, storyVersions } from './catalogue.schema.ts';
import { fillTexts } from './fill-texts.ts';
import { isVisible } from './visibility.ts';

/** Age at which an unplayed version of a preview is deleted, in ms; longer than any reply takes. */
const UNPLAYED_MS = 3_600_000;

export interface PreviewContent extends ListTexts {
  /** The story whose draft is played. */
  draftId: string;
  authorId: string;
  category: Category;
  cover: Cover;
  content: StoryContent;
  lore: readonly LoreEntry[];
}

/**
 * Saves the only preview of a draft and returns its id. Changed content becomes its latest version; a playthrough that is at the opening of
 * another one begins again with it.
 */
export async function savePreview(
  tx: Tx,
  preview: PreviewContent,
  { newId, at }: { newId(): string; at: Date },
): Promise<string> {
  const { draftId, authorId, content, lore, category, cover, ...listTexts } = preview;
  const { type, title, perspective, rating } = content;
  const texts = fillTexts({ title, ...listTexts }, content);
  const presentation = { category, cover, ...texts, type, perspective, rating, updatedAt: at };
  const [story] = await tx
    .insert(stories)
    .values({
      ...presentation,
      id: newId(),
      authorId,
      status: 'DELETED',
      previewOf: draftId,
      createdAt: at,
      publishedAt: at,
    })
    .onConflictDoUpdate({ target: stories.previewOf, set: presentation })
    .returning({ id: stories.id, versionId: stories.versionId });
  if (story === undefined) throw new Error(`The preview of ${draftId} was not saved.`);
  const [latest] = await tx
    .select({ content: storyVersions.content, lore: storyVersions.lore })
    .from(storyVersions)
    .where(eq(storyVersions.id, story.versionId ?? ''));
  const isSame = latest !== undefined && isDeepStrictEqual(latest, asStored({ content, lore }));
  if (await isAtOpening(tx, story.id, isSame ? story.versionId : null)) {
    await endPreview(tx, draftId, at);
    return savePreview(tx, preview, { newId, at });
  }
  if (isSame) return story.id;
  const versionId = newId();
  await insertVersion(tx, {
    id: versionId,
    storyId: story.id,
    content,
    lore,
    createdAt: at,
    changedFields: [],
    changeNote: '',
  });
  await tx.update(stories).set({ versionId }).where(eq(stories.id, story.id));
  await deleteUnplayedVersions(tx, story.id, new Date(at.getTime() - UNPLAYED_MS));
  return story.id;
}

/** True at the opening of another version. */
async function isAtOpening(tx: Tx, storyId: string, versionId: string | null): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from save_heads s join message_nodes head on head.id = s.head_message_id
    where s.story_id = ${storyId} and s.is_current and head.depth = 0 and s.version_id is distinct from ${versionId}`);
  return rowCount !== 0;
}

/** Deletes the versions of a preview that none of its saves and replies uses. */
async function deleteUnplayedVersions(tx: Tx, storyId: string, before: Date): Promise<void> {
  await tx.execute(sql`
    delete from ${storyVersions} v where v.story_id = ${storyId} and v.created_at < ${before}
      and v.id <> (select version_id from ${stories} where id = ${storyId})
      and v.id not in (select version_id from save_heads where story_id = ${storyId})
      and v.id not in (select version_id from reply_versions where story_id = ${storyId})`);
}

/** Returns a value as it is after a round trip through JSON. */
const asStored = (value: object): object => JSON.parse(JSON.stringify(value)) as object;

/** A preview as its author's chat reads it. It has no counts. */
export async function findPreview(
  handle: Handle,
  id: string,
  authorId: string,
): Promise<StoryRow | undefined> {
  const [story] = await handle
    .select()
    .from(stories)
    .where(and(eq(stories.id, id), isVisible({ kind: 'preview', authorId })));
  return story && { story, chatCount: 0, readerCount: 0 };
}

/** A running reply, whose charge would be lost, or a free one of a plan, which is counted until the end of its UTC day. */
const hasCounted = (now: Date) => sql`exists (
  select from runs r where r.story_id = ${stories.id}
    and (r.state = 'running' or (r.is_free and r.created_at >= date_trunc('day', ${now}::timestamptz, 'UTC'))))`;

/** Ends the preview of a draft, with its chat. One whose replies are counted is no draft’s any more and is deleted with the old ones. */
export async function endPreview(tx: Tx, draftId: string, now: Date): Promise<void> {
  const preview = eq(stories.previewOf, draftId);
  await tx.delete(stories).where(and(preview, not(hasCounted(now))));
  await tx.update(stories).set({ previewOf: stories.id }).where(preview);
}

/** Deletes previews that were last prepared before a time, with their chats, except while replies are counted. */
export async function deletePreviews(
  handle: Handle,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  const isOld = and(isNotNull(stories.previewOf), lt(stories.updatedAt, before));
  await handle.delete(stories).where(and(isOld, not(hasCounted(now))));
}
