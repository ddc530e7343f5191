import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../../platform/own-data.ts';
import { storyVisitors } from './visits.schema.ts';

export const ownVisits = defineOwnData(
  'visits.json',
  'Stories you opened, with the first and the last day.',
  (userId) =>
    sql`select story_id as key, to_jsonb(v) as data from ${storyVisitors} v where user_id = ${userId}`,
);
