import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Handle } from './platform/db.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

/** Tables that name a user and are not exported, with the reason. */
const withheld: Record<string, string> = {
  account_deletions: 'The date of a deletion was mailed; a login ends it.',
  audit_entries: 'What administrators did. What creators did is in withdrawals.json.',
  author_reader_days: 'Numbers that name no reader; the studio shows them to the author.',
  author_visit_days: 'Numbers that name no reader; the studio shows them to the author.',
  data_exports: 'The export itself.',
  mail_codes: 'Codes are secret, and expire after ten minutes.',
  money_accounts: 'The sum of earnings.json.',
  points_accounts: 'The sum of points.json.',
  points_successors: 'Where refunds of a guest go, who has become another user.',
  runs: 'How a reply was generated; the reply is in messages.json, its price in points.json.',
};

/** Tables with a column for a user, by the names of such columns or by a foreign key. */
async function userTables(): Promise<string[]> {
  const { rows } = await api.database.db.execute<{ name: string }>(sql`
    select distinct t.relname as name from pg_class t join pg_attribute a on a.attrelid = t.oid
    where t.relkind in ('r', 'p') and t.relnamespace = 'public'::regnamespace and not a.attisdropped and (
      a.attname in ('user_id', 'author_id', 'reporter_id', 'follower_id') or exists (
        select 1 from pg_constraint c
        where c.contype = 'f' and c.conrelid = t.oid and c.confrelid = 'users'::regclass and a.attnum = any(c.conkey)))
    order by 1`);
  return rows.map(({ name }) => name);
}

/** The tables that the export reads. */
async function readTables(): Promise<Set<string>> {
  const dialect = new PgDialect();
  const read = new Set<string>();
  const handle = {
    async execute(query: Parameters<PgDialect['sqlToQuery']>[0]) {
      for (const [, table = ''] of dialect.sqlToQuery(query).sql.matchAll(/(?:from|join) "(\w+)"/g))
        read.add(table);
      return { rows: [] };
    },
  } as unknown as Handle;
  for (const file of api.ownData) await file.count(handle, 'somebody');
  return read;
}

describe('the export of own data', () => {
  test('has a file for every table that names a user, or a reason not to', async () => {
    const read = await readTables();
    const tables = await userTables();
    expect(tables.filter((name) => !read.has(name))).toEqual(Object.keys(withheld));
  });

  test('has files with names of their own, which PostgreSQL can read', async () => {
    expect(new Set(api.ownData.map(({ file }) => file)).size).toBe(api.ownData.length);
    for (const file of api.ownData)
      expect(await file.read(api.database.db, 'nobody', '', 10), file.file).toEqual([]);
  });
});
