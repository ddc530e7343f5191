import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../platform/own-data.ts';
import { userSettings } from './settings.schema.ts';

export const ownSettings = defineOwnData(
  'settings.json',
  'Your settings.',
  (userId) =>
    sql`select user_id as key, to_jsonb(s) as data from ${userSettings} s where user_id = ${userId}`,
);
