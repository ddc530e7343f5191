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

/** Accounts whose entries are appended in one statement, and connections that do so at once. */
const ACCOUNTS_PER_STATEMENT = 50;
const SEEDERS = 2;

export interface TestLedger {
  url: string;
  pool: pg.Pool;
  points: Points;
  userIds: string[];
}

/**
 * Opens a database with this many entries, `PER_ACCOUNT` for each user, and a table of plain balances for the same
 * users. Reuses a database of an earlier run.
 */
export async function openLedger(serverUrl: string, name: string, entries: number): Promise<TestLedger> {
  const url = await seedDatabase(serverUrl, { name, stories: 0, dataDir: scratch() });
  const accounts = Math.max(1, Math.round(entries / PER_ACCOUNT));
  const [seeded] = await query(url, "select to_regclass('plain_accounts') as name");
  if (seeded?.name === null) await seedLedger(url, accounts);

  const database = openDatabase({ url, size: CLIENTS, logger: createLogger('warn') });
  const pool = new pg.Pool({ connectionString: url, max: CLIENTS });
  // The server may stop before the pool.
  pool.on('error', () => undefined);
  onStop(database.close);
  onStop(() => pool.end());
  return {
    url,
    pool,
    points: createPoints({ db: database.db, clock: systemClock }),
    userIds: Array.from({ length: accounts }, (_, index) => `u${index + 1}`),
  };
}

/** Creates the table of plain balances last: a database without it was not seeded to the end. */
async function seedLedger(url: string, accounts: number): Promise<void> {
  // Disables triggers: they keep the money ledger, which references users, from being truncated.
  await query(url, "set session_replication_role = 'replica'; truncate users, points_accounts cascade");
  await query(
    url,
    "insert into users (id, name, created_at) select 'u' || n, 'Reader', now() from generate_series(1, $1) n",
    [accounts],
  );
  let next = 1;
  const appendEntries = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('set synchronous_commit = off');
    while (next <= accounts) {
      const from = next;
      next += ACCOUNTS_PER_STATEMENT;
      await client.query(APPEND_ENTRIES, [from, Math.min(next - 1, accounts), PER_ACCOUNT, POINTS]);
    }
    await client.end();
  };
  await Promise.all(Array.from({ length: SEEDERS }, appendEntries));
  await query(url, 'vacuum analyze points_entries, points_accounts');
  await query(
    url,
    'create table plain_accounts (user_id text primary key, balance bigint not null check (balance >= 0))',
  );
  await query(url, 'insert into plain_accounts select id, $1 from users', [POINTS]);
  await query(url, 'vacuum analyze plain_accounts');
}

/** Appends the entries of consecutive users, so that indexes grow at one end, and their accounts: a grant of all points, then spends of one. */
const APPEND_ENTRIES = `
  with entries as (
    insert into points_entries (key, kind, user_id, from_account, to_account, amount, reason, created_at)
    select 'seed:' || user_id || ':' || seq, case when seq = 1 then 'GRANT' else 'SPEND' end, user_id,
      case when seq = 1 then 'system:grants' else user_id end, case when seq = 1 then user_id else 'system:income' end,
      case when seq = 1 then $4::bigint else 1 end, case when seq = 1 then 'guest.welcome' else 'chat.reply' end, '2026-01-01'
    from (select 'u' || n as user_id from generate_series($1::int, $2::int) n) users, generate_series(1, $3::bigint) seq
  )
  insert into points_accounts (user_id, balance)
  select 'u' || n, $4::bigint - $3::bigint + 1 from generate_series($1::int, $2::int) n`;
