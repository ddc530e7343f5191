import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../platform/own-data.ts';
import { storyReaders } from './rankings.schema.ts';

export const ownReading = defineOwnData(
  'reading.json',
  'Stories you read, with the days and the number of turns.',
  (userId) =>
    sql`select story_id as key, to_jsonb(r) as data from ${storyReaders} r where user_id = ${userId}`,
);
