import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../platform/own-data.ts';
import { shares } from './shares.schema.ts';

export const ownShares = defineOwnData(
  'shares.json',
  'Links you shared. head_message_id is the last message of the shared part.',
  (userId) => sql`select id as key, to_jsonb(s) as data from ${shares} s where user_id = ${userId}`,
);
