import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const counter = (name: string) => integer(name).notNull().default(0);
const storyId = text('story_id').notNull();
const turning = {
  rewound: counter('rewound'),
  regenerated: counter('regenerated'),
  stopped: counter('stopped'),
};

/** Progress of each reader in a story. */
export const storyProgress = pgTable(
  'story_progress',
  {
    storyId,
    userId: text('user_id').notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    /** The deepest turn, `insightLimits.turns` at most. */
    turn: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.userId] })],
);
export type ProgressRow = typeof storyProgress.$inferSelect;

export const authorReaders = pgTable(
  'author_readers',
  {
    authorId: text('author_id').notNull(),
    userId: text('user_id').notNull(),
    lastDay: date('last_day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.authorId, table.userId] })],
);
export type AuthorReaderRow = typeof authorReaders.$inferSelect;

/** Readers of all stories of an author, each once. */
export const authorReaderDays = pgTable(
  'author_reader_days',
  {
    authorId: text('author_id').notNull(),
    day: date().notNull(),
    readers: counter('readers'),
    /** Readers whose last reply was on this day. */
    latestReaders: counter('latest_readers'),
  },
  (table) => [primaryKey({ columns: [table.authorId, table.day] })],
);

export const storyTurnDays = pgTable(
  'story_turn_days',
  {
    storyId,
    day: date().notNull(),
    chats: counter('chats'),
    words: bigint({ mode: 'number' }).notNull().default(0),
    readers: counter('readers'),
    /** Readers whose last reply was on this day; a sum of days gives the readers of a period. */
    latestReaders: counter('latest_readers'),
    ...turning,
    optionsOffered: counter('options_offered'),
    optionsChosen: counter('options_chosen'),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.day] })],
);

/** Readers by the day they began, and the turn they have reached. */
export const storyRetention = pgTable(
  'story_retention',
  {
    storyId,
    firstDay: date('first_day').notNull(),
    turn: smallint().notNull(),
    readers: counter('readers'),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.firstDay, table.turn] })],
);

export const storyTurns = pgTable(
  'story_turns',
  { storyId, day: date().notNull(), turn: smallint().notNull(), ...turning },
  (table) => [primaryKey({ columns: [table.storyId, table.day, table.turn] })],
);

/** First messages by the option of the opening that they are; '' for other words. */
export const storyChoices = pgTable(
  'story_choices',
  { storyId, day: date().notNull(), option: text().notNull(), chosen: counter('chosen') },
  (table) => [primaryKey({ columns: [table.storyId, table.day, table.option] })],
);

export const storyFeedback = pgTable(
  'story_feedback',
  { storyId, day: date().notNull(), category: text().notNull(), reports: counter('reports') },
  (table) => [primaryKey({ columns: [table.storyId, table.day, table.category] })],
);

/** One row: the last reply and report that were counted. */
export const insightProgress = pgTable('insight_progress', {
  onlyRow: boolean('only_row').primaryKey(),
  runAt: timestamp('run_at', { withTimezone: true, mode: 'string' }).notNull(),
  runId: text('run_id').notNull(),
  reportAt: timestamp('report_at', { withTimezone: true, mode: 'string' }).notNull(),
  reportId: text('report_id').notNull(),
  refreshedAt: timestamp('refreshed_at', { withTimezone: true }),
});
