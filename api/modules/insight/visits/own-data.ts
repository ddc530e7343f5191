import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../../platform/own-data.ts';
import { authorVisitors, storyVisitors } from './visits.schema.ts';

export const ownVisits = defineOwnData(
  'visits.json',
  'Stories you opened, with the first and the last day.',
  (userId) =>
    sql`select story_id as key, to_jsonb(v) as data from ${storyVisitors} v where user_id = ${userId}`,
);

export const ownVisitedAuthors = defineOwnData(
  'visited-authors.json',
  'Authors whose stories you opened, with the first and the last day.',
  (userId) =>
    sql`select author_id as key, to_jsonb(v) as data from ${authorVisitors} v where user_id = ${userId}`,
);
