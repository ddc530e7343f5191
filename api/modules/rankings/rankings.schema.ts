import { bigint, date, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';

const counter = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

export const storyHeat = pgTable('story_heat', {
  storyId: text('story_id').primaryKey(),
  /** The trending score: log2 of the story's decaying weight, see `toTrendingScore`. */
  heat: doublePrecision().notNull().default(0),
  chatCount: counter('chat_count'),
  readerCount: counter('reader_count'),
});

/** Weight and chats of each day (UTC). Scores of a period are sums of these. */
export const storyDays = pgTable('story_days', {
  storyId: text('story_id').notNull(),
  day: date().notNull(),
  weight: doublePrecision().notNull().default(0),
});
