import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@storyloom/testing/database';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, migrationsFolder, missingMigrations } from './migrations.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await writeFile(join(folder, '0001_first.sql'), 'create table first (id int)');
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

test('five processes that migrate at once apply each file once', async () => {
  const counts = await Promise.all(Array.from({ length: 5 }, () => migrate({ url: database.url })));
  expect(counts.filter((count) => count > 0)).toHaveLength(1);
  expect(await migrate({ url: database.url })).toBe(0);
});

test('a file changed after it ran is refused by name', async () => {
  await migrate({ url: database.url, folder });
  await writeFile(join(folder, '0001_first.sql'), 'create table other (id int)');
  await expect(migrate({ url: database.url, folder })).rejects.toThrow('0001_first.sql was changed');
});

test('a file that fails leaves nothing of itself behind', async () => {
  await writeFile(join(folder, '0002_second.sql'), 'create table second (id int); select nonsense;');
  await expect(migrate({ url: database.url, folder })).rejects.toThrow('0002_second.sql failed');
  await writeFile(join(folder, '0002_second.sql'), 'create table second (id int)');
  expect(await migrate({ url: database.url, folder })).toBe(1);
});

test('an empty database lacks every file; a migrated one none', async () => {
  const pool = new pg.Pool({ connectionString: database.url });
  expect((await missingMigrations(pool)).length).toBeGreaterThan(2);
  await migrate({ url: database.url, folder: migrationsFolder });
  expect(await missingMigrations(pool)).toEqual([]);
  await pool.end();
});
