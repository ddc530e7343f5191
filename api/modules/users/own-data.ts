import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../platform/own-data.ts';
import { sessions, users } from './users.schema.ts';

export const ownUser = defineOwnData(
  'profile.json',
  'Your profile.',
  (userId) => sql`select id as key, to_jsonb(u) as data from ${users} u where id = ${userId}`,
);

/** Omits the hash of the token, which is a secret. */
export const ownSessions = defineOwnData(
  'sessions.json',
  'Where you are logged in.',
  (userId) =>
    sql`select id as key, to_jsonb(s) - 'hash' as data from ${sessions} s where user_id = ${userId}`,
);
