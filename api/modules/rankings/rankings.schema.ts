import { bigint, date, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';

const counter = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

export const storyScores = pgTable('story_scores', {
  storyId: text('story_id').primaryKey(),
  /** The trending score: log2 of the story's decaying weight, see `toTrendingScore`. */
  trendingScore: doublePrecision('trending_score').notNull().default(0),
  /** Heat of the creator contract: unique real readers and their chats, without the author's own. */
  heat: counter('heat'),
  chatCount: counter('chat_count'),
  readerCount: counter('reader_count'),
});

/** Weight and chats of each day (UTC). Scores of a period are sums of these. */
export const storyDays = pgTable('story_days', {
  storyId: text('story_id').notNull(),
  day: date().notNull(),
  weight: doublePrecision().notNull().default(0),
});
