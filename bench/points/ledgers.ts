import { createPoints, type Points } from '@storyloom/api/modules/points/points.service.ts';
import { systemClock } from '@storyloom/api/platform/clock.ts';
import { openDatabase } from '@storyloom/api/platform/db.ts';
import { createLogger } from '@storyloom/api/platform/logger.ts';
import pg from 'pg';
import { query, seedDatabase } from '../processes/database.ts';
import { scratch } from '../processes/scratch.ts';
import { onStop } from '../processes/stopping.ts';

/** Entries of each account. */
export const PER_ACCOUNT = 1_000;
/** Points of each account: enough for all spends of the seed and of the benchmark. */
const POINTS = 1_000_000;
/** Clients that spend at the same time. */
export const CLIENTS = 8;

export interface TestLedger {
  pool: pg.Pool;
  points: Points;
  userIds: string[];
}

/**
 * A database with this many entries in chains of `PER_ACCOUNT`, with valid hashes, and a table of plain balances for the
 * same users.
 */
export async function seedLedger(serverUrl: string, name: string, entries: number): Promise<TestLedger> {
  const url = await seedDatabase(serverUrl, { name, stories: 0, dataDir: scratch() });
  const accounts = Math.max(1, Math.round(entries / PER_ACCOUNT));
  await query(
    url,
    `insert into users (id, name, created_at)
     select 'u' || n, 'Reader', now() from generate_series(1, $1) n`,
    [accounts],
  );
  await query(url, 'insert into points_accounts (user_id) select id from users');
  await query(
    url,
    'create table plain_accounts (user_id text primary key, balance bigint not null check (balance >= 0))',
  );
  await query(url, 'insert into plain_accounts select id, $1 from users', [POINTS]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let seq = 1; seq <= PER_ACCOUNT; seq++) await client.query(APPEND_TO_ALL, [seq, POINTS]);
  await client.query('vacuum analyze points_entries, points_accounts, plain_accounts');
  await client.end();

  const database = openDatabase({ url, size: CLIENTS, logger: createLogger('warn') });
  const pool = new pg.Pool({ connectionString: url, max: CLIENTS });
  onStop(database.close);
  onStop(() => pool.end());
  return {
    pool,
    points: createPoints({ db: database.db, clock: systemClock }),
    userIds: Array.from({ length: accounts }, (_, index) => `u${index + 1}`),
  };
}

/** Appends an entry to every chain: the first one grants all points, the others spend one. */
const APPEND_TO_ALL = `
  with appended as (
    insert into points_entries (key, kind, user_id, seq, from_account, to_account, amount, reason, created_at, hash)
    select e.key, e.kind, e.user_id, e.seq, e.from_account, e.to_account, e.amount, e.reason, e.created_at,
      points_hash(a.hash, e)
    from points_accounts a cross join lateral (
      select (row(null, 'seed:' || a.user_id || ':' || $1::bigint, case when $1 = 1 then 'GRANT' else 'SPEND' end,
        a.user_id, $1::bigint, case when $1 = 1 then 'system:grants' else a.user_id end,
        case when $1 = 1 then a.user_id else 'system:income' end, case when $1 = 1 then $2::bigint else 1 end,
        case when $1 = 1 then 'guest.welcome' else 'chat.reply' end, null, null, null, null, now(), null
      )::points_entries).*) e
    returning user_id, seq, amount, hash
  )
  update points_accounts a set seq = b.seq, hash = b.hash,
    balance = a.balance + case when b.seq = 1 then b.amount else -b.amount end
  from appended b where b.user_id = a.user_id`;
