import { createTestDatabase, type TestDatabase } from '@storyloom/testing/database';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../platform/db.ts';
import { silentLogger } from '../platform/logger.ts';
import { createMigratedDatabase } from '../testing/migrated-database.ts';
import { requireCurrentSchema } from './schema-check.ts';

const warn = vi.fn();
const logger = { ...silentLogger, warn };
const pause = vi.fn(async () => {});
beforeEach(() => void vi.clearAllMocks());

const opened: { created: TestDatabase; database: Database }[] = [];
afterEach(async () => {
  for (const { created, database } of opened.splice(0)) {
    await database.close();
    await created.drop();
  }
});

/** A pool whose first queries fail as if the database were not running. */
function openPool(created: TestDatabase, failures = 0): pg.Pool {
  const database = openDatabase({ url: created.url, size: 1, logger: silentLogger });
  opened.push({ created, database });
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const query = vi.spyOn(database.pool, 'query');
  for (let at = 0; at < failures; at++) query.mockRejectedValueOnce(refused as never);
  return database.pool;
}

describe('requireCurrentSchema', () => {
  test('accepts a migrated database', async () => {
    await requireCurrentSchema(openPool(await createMigratedDatabase()), logger, pause);
    expect(pause).not.toHaveBeenCalled();
  });

  test('refuses a database without migrations at once, and names the missing files', async () => {
    const check = requireCurrentSchema(openPool(await createTestDatabase()), logger, pause);
    await expect(check).rejects.toThrow(
      /^The database lacks migrations\/0001_\w+\.sql, .+, .+ and \d+ more files\. Run: node api\/migrate\.ts$/,
    );
    expect([pause, warn].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  test('waits for a database that is starting, and logs it once', async () => {
    await requireCurrentSchema(openPool(await createMigratedDatabase(), 3), logger, pause);
    expect(pause).toHaveBeenCalledTimes(3);
    expect(warn.mock.calls.map(([, message]) => message)).toEqual(['waiting for the database']);
  });

  test('gives up on a database that does not start', async () => {
    const check = requireCurrentSchema(openPool(await createMigratedDatabase(), 60), logger, pause);
    await expect(check).rejects.toThrow('ECONNREFUSED');
    expect(pause).toHaveBeenCalledTimes(59);
  });
});
