import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../platform/own-data.ts';
import { saves } from './saves.schema.ts';

export const ownSaves = defineOwnData(
  'saves.json',
  'Your saves. head_message_id is the last message of the save.',
  (userId) => sql`select id as key, to_jsonb(s) as data from ${saves} s where user_id = ${userId}`,
);
