import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../../platform/own-data.ts';
import { authorReaders, storyProgress } from './replies.schema.ts';

export const ownProgress = defineOwnData(
  'progress.json',
  'How far you came in each story: the deepest turn and the days.',
  (userId) =>
    sql`select story_id as key, to_jsonb(p) as data from ${storyProgress} p where user_id = ${userId}`,
);

export const ownReadAuthors = defineOwnData(
  'read-authors.json',
  'Authors whose stories you played, with the last day.',
  (userId) =>
    sql`select author_id as key, to_jsonb(r) as data from ${authorReaders} r where user_id = ${userId}`,
);
