import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const counter = (name: string) => integer(name).notNull().default(0);

const visitor = {
  userId: text('user_id').notNull(),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
  isReal: boolean('is_real').notNull(),
};

/** `latestVisitors`: those whose last visit was on the day, so that visitors of a period are a sum of it. */
const visitDay = {
  day: date().notNull(),
  openings: counter('openings'),
  visitors: counter('visitors'),
  newVisitors: counter('new_visitors'),
  latestVisitors: counter('latest_visitors'),
  latestReal: counter('latest_real'),
};

export const storyVisitors = pgTable(
  'story_visitors',
  { storyId: text('story_id').notNull(), ...visitor },
  (table) => [primaryKey({ columns: [table.storyId, table.userId] })],
);

export const storyVisitDays = pgTable(
  'story_visit_days',
  { storyId: text('story_id').notNull(), ...visitDay },
  (table) => [primaryKey({ columns: [table.storyId, table.day] })],
);

/** A countable visitor is counted for the milestones of the author, once: when there is a turn or a second day. */
export const authorVisitors = pgTable(
  'author_visitors',
  {
    authorId: text('author_id').notNull(),
    ...visitor,
    isCountable: boolean('is_countable').notNull(),
    isCounted: boolean('is_counted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.authorId, table.userId] })],
);

export const authorVisitDays = pgTable(
  'author_visit_days',
  {
    authorId: text('author_id').notNull(),
    ...visitDay,
    countedVisitors: counter('counted_visitors'),
  },
  (table) => [primaryKey({ columns: [table.authorId, table.day] })],
);
