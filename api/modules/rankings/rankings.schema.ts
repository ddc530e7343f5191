import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const counter = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

export const storyScores = pgTable('story_scores', {
  storyId: text('story_id').primaryKey(),
  /** log2 of the story's decaying weight, see `toTrendingScore`. */
  trendingScore: doublePrecision('trending_score').notNull().default(0),
  /** Heat of the creator contract: unique real readers and their chats, without the author's own. */
  heat: counter('heat'),
  chatCount: counter('chat_count'),
  readerCount: counter('reader_count'),
});

export const storyReaders = pgTable(
  'story_readers',
  {
    storyId: text('story_id').notNull(),
    userId: text('user_id').notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    turns: integer().notNull().default(0),
    /** Whether the reader counts towards heat. */
    countedReal: boolean('counted_real').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.userId] })],
);

/** Weight and chats of each day (UTC). Scores of a period are sums of these. */
export const storyDays = pgTable(
  'story_days',
  {
    storyId: text('story_id').notNull(),
    day: date().notNull(),
    weight: doublePrecision().notNull().default(0),
    chats: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.day] })],
);

/** The rows of lists: one for each story, period and facet. */
export const storyRanks = pgTable(
  'story_ranks',
  {
    storyId: text('story_id').notNull(),
    /** In days; 0 for all time. */
    period: smallint().notNull(),
    /** Empty for all stories, a category, or # and a tag. */
    facet: text().notNull(),
    partition: smallint().notNull(),
    category: text().notNull(),
    trendingScore: doublePrecision('trending_score').notNull(),
    chats: bigint({ mode: 'number' }).notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.period, table.facet] })],
);

/** Stories whose ranks the job refreshes next. */
export const storyRanksDue = pgTable('story_ranks_due', { storyId: text('story_id').primaryKey() });

/** One row: the day on which all periods end. */
export const storyRanksDay = pgTable('story_ranks_day', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  day: date().notNull(),
});

export const tagCounts = pgTable(
  'tag_counts',
  { tag: text().notNull(), rating: text().notNull(), storyCount: integer('story_count').notNull() },
  (table) => [primaryKey({ columns: [table.tag, table.rating] })],
);
