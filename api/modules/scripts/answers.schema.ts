import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export type Answers = Readonly<Record<string, string>>;

/** The answers of readers to the questions of stories, by variable of the script. */
export const storyAnswers = pgTable(
  'story_answers',
  {
    storyId: text('story_id').notNull(),
    userId: text('user_id').notNull(),
    answers: jsonb().$type<Answers>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.userId] })],
);
