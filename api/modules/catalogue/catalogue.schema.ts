import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import { categories } from '@storyloom/contract/stories/categories';
import { storyStatuses } from '@storyloom/contract/stories/entities/story-status';
import { perspectives, storyTypes } from '@storyloom/contract/stories/filters';
import { ratings } from '@storyloom/contract/stories/ratings';
import { storyFields } from '@storyloom/contract/stories/story-fields';
import type { StoryContent } from '@storyloom/contract/stories/version-content';
import { bigint, boolean, integer, jsonb, pgTable, pgView, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const stories = pgTable('stories', {
  id: text().primaryKey(),
  authorId: text('author_id').notNull(),
  type: text({ enum: storyTypes }).notNull(),
  status: text({ enum: storyStatuses }).notNull(),
  title: text().notNull(),
  hook: text().notNull().default(''),
  summary: text().notNull().default(''),
  perspective: text({ enum: perspectives }),
  category: text({ enum: categories }),
  rating: text({ enum: ratings }),
  /** Moderators' rating; later versions have at least this one. */
  minRating: text('min_rating', { enum: ratings }),
  tags: text().array().notNull(),
  cover: jsonb().$type<Cover>(),
  versionId: text('version_id'),
  wordCount: integer('word_count').notNull().default(0),
  /** Turns of a usual playthrough to an ending; null without a script. */
  turns: integer(),
  /** Only members read the story. */
  membersOnly: boolean('members_only').notNull().default(false),
  /** Only members read the story until this time. */
  earlyUntil: time('early_until'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
  publishedAt: time('published_at'),
  /** Time of the last change of its draft or status. */
  editedAt: time('edited_at').notNull().defaultNow(),
  /** True if its draft differs from the published version. */
  hasChanges: boolean('has_changes').notNull().default(false),
  deletedAt: time('deleted_at'),
  /** The story whose draft its author plays here. */
  previewOf: text('preview_of'),
  /** The status that a restored story gets. */
  statusBeforeDeletion: text('status_before_deletion', { enum: storyStatuses }),
  /** Time when the drafts of a deleted story were permanently deleted. */
  purgedAt: time('purged_at'),
});

/** Immutable: a save continues with the version it began with. */
export const storyVersions = pgTable('story_versions', {
  id: text().primaryKey(),
  storyId: text('story_id').notNull(),
  /** 1 for the first version of a story. */
  number: integer().notNull(),
  content: jsonb().$type<StoryContent>().notNull(),
  lore: jsonb().$type<readonly LoreEntry[]>(),
  /** Fields that differ from the version before; empty for the first. */
  changedFields: text('changed_fields', { enum: storyFields }).array().notNull(),
  /** The author's note for readers of earlier versions. */
  changeNote: text('change_note').notNull(),
  createdAt: time('created_at').notNull(),
});

/** A view of the rankings module. */
export const storyCounts = pgView('story_counts', {
  storyId: text('story_id').notNull(),
  chatCount: bigint('chat_count', { mode: 'number' }).notNull(),
  readerCount: bigint('reader_count', { mode: 'number' }).notNull(),
}).existing();

/** A view of the module news. */
export const storyThanksCounts = pgView('story_thanks_counts', {
  storyId: text('story_id').notNull(),
  thanksCount: integer('thanks_count').notNull(),
}).existing();
