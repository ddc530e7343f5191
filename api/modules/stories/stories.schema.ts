import { categories } from '@storyloom/contract/categories';
import type { Cover } from '@storyloom/contract/entities/cover';
import type { LoreEntry } from '@storyloom/contract/entities/lore-entry';
import { storyStatuses } from '@storyloom/contract/entities/story-status';
import { perspectives, storyTypes } from '@storyloom/contract/filters';
import { ratings } from '@storyloom/contract/ratings';
import { bigint, date, doublePrecision, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoryContent } from './stories.content.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const counter = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

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
  tags: text().array().notNull(),
  cover: jsonb().$type<Cover>(),
  versionId: text('version_id'),
  wordCount: integer('word_count').notNull().default(0),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
  publishedAt: time('published_at'),
  deletedAt: time('deleted_at'),
});

/** Never updated: a running save stays on the version it began with. */
export const storyVersions = pgTable('story_versions', {
  id: text().primaryKey(),
  storyId: text('story_id').notNull(),
  number: integer().notNull(),
  content: jsonb().$type<StoryContent>().notNull(),
  /** Null in versions from before there were entries. */
  lore: jsonb().$type<readonly LoreEntry[]>(),
  createdAt: time('created_at').notNull(),
});

export const storyHeat = pgTable('story_heat', {
  storyId: text('story_id').primaryKey(),
  heat: doublePrecision().notNull().default(0),
  chatCount: counter('chat_count'),
  readerCount: counter('reader_count'),
});

/** What a day brought: the periods of the lists are sums of these. */
export const storyDays = pgTable('story_days', {
  storyId: text('story_id').notNull(),
  day: date().notNull(),
  weight: doublePrecision().notNull().default(0),
});
