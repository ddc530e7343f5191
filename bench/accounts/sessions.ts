import { query } from '../processes/database.ts';
import type { Site } from './site.ts';

/** A token of the sessions that `insertSessions` inserted. */
export const tokenOf = (place: number) => `bench${String(place).padStart(38, '0')}`;

/** Inserts users, each with one session. */
export async function insertSessions({ databaseUrl }: Site, count: number): Promise<void> {
  await query(databaseUrl, USERS, [count]);
  await query(databaseUrl, SESSIONS, [count]);
  await query(databaseUrl, 'vacuum analyze');
}

const USERS = `
  insert into users (id, name, created_at) select 'bench' || place, 'Guest', now()
  from generate_series(1, $1::int) as place`;

const SESSIONS = `
  insert into sessions (id, hash, user_id, device, created_at, used_at, expires_at)
  select 'bench' || place, sha256(convert_to('bench' || lpad(place::text, 38, '0'), 'UTF8')), 'bench' || place,
    'Firefox on Linux', now(), now(), now() + interval '90 days'
  from generate_series(1, $1::int) as place`;
