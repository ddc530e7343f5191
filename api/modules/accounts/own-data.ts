import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../platform/own-data.ts';
import { mailLogins, oauthIdentities } from './accounts.schema.ts';

/** Omits the hash of the password, which is a secret. */
export const ownMailLogin = defineOwnData(
  'mail-login.json',
  'The email you log in with.',
  (userId) =>
    sql`select user_id as key, to_jsonb(l) - 'password_hash' as data from ${mailLogins} l where user_id = ${userId}`,
);

export const ownIdentities = defineOwnData(
  'logins.json',
  'Other services you log in with.',
  (userId) => sql`select id as key, to_jsonb(i) as data from ${oauthIdentities} i where user_id = ${userId}`,
);
