import { createTestDatabase } from '@storyloom/testing/database';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { isUnavailable, openDatabase } from './db.ts';
import { silentLogger } from './logger.ts';

describe('openDatabase', () => {
  test('releases a connection that is lost before its transaction begins', async () => {
    const created = await createTestDatabase();
    const database = openDatabase({ url: created.url, size: 1, logger: silentLogger });
    database.pool.once('acquire', (client) => {
      client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    });
    const write = () => database.db.transaction((tx) => tx.execute(sql`select 1 as one`));
    const failure = await write().catch((error: unknown) => error);
    expect(isUnavailable(failure)).toBe(true);
    expect((await write()).rows).toEqual([{ one: 1 }]);
    await database.close();
    await created.drop();
  });

  test('rolls back a transaction that throws and reuses its connection', async () => {
    const created = await createTestDatabase();
    const database = openDatabase({ url: created.url, size: 1, logger: silentLogger });
    await database.db.execute(sql`create table samples (id int)`);
    const failing = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into samples values (1)`);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await database.db.execute(sql`select id from samples`)).rows).toEqual([]);
    await database.close();
    await created.drop();
  });
});
