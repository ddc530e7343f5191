import type { LoreTestRun } from '@storyloom/contract/lore/entities/lore-test';
import { storyFields } from '@storyloom/contract/stories/story-fields';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The last results of a draft's lore tests. */
interface StoredTestRun extends Pick<LoreTestRun, 'results'> {
  ranAt: string;
  /** Hash of the entries and tests that were run. */
  hash: string;
}

/** The content that an author edits, one row for each story edited in the studio. */
export const storyDrafts = pgTable('story_drafts', {
  storyId: text('story_id').primaryKey(),
  authorId: text('author_id').notNull(),
  /** 1 for the first save. */
  revision: integer().notNull(),
  content: jsonb().$type<StoryDraftContent>().notNull(),
  /** Images of the author that the content refers to. */
  imageIds: text('image_ids').array().notNull(),
  /** Fields that differ from the published version; empty before the first publication. */
  changedFields: text('changed_fields', { enum: storyFields }).array().notNull(),
  /** Null before the first run. */
  loreTestRun: jsonb('lore_test_run').$type<StoredTestRun>(),
  clientRequestId: text('client_request_id'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});
export type DraftRow = typeof storyDrafts.$inferSelect;

/** States of a draft: named by the author, or published. */
export const storyDraftVersions = pgTable('story_draft_versions', {
  id: text().primaryKey(),
  storyId: text('story_id').notNull(),
  name: text().notNull(),
  /** Null for a named state. */
  publishedVersion: integer('published_version'),
  content: jsonb().$type<StoryDraftContent>().notNull(),
  imageIds: text('image_ids').array().notNull(),
  createdAt: time('created_at').notNull(),
});
export type DraftVersionRow = typeof storyDraftVersions.$inferSelect;
