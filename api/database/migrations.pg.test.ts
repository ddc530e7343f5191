import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@storyloom/testing/database';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findMissingFiles } from './applied-files.ts';
import { migrate } from './migrations.ts';

const PRICE = 'functions/points/price.sql';
const priceOf = (amount: number) =>
  `create or replace function price() returns integer language sql as 'select ${amount}';`;

let database: TestDatabase;
let client: pg.Client;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await write('migrations/0001_first.sql', 'create table first (id int)');
});
afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function write(name: string, text: string) {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
}

/** Migrates and returns what was changed. */
async function changes(): Promise<string[]> {
  const applied: string[] = [];
  await migrate({ url: database.url, folder, onApplied: (change) => applied.push(change) });
  return applied;
}

async function readValue(expression: string): Promise<unknown> {
  const { rows } = await client.query<{ value: unknown }>(`select ${expression} as value`);
  return rows[0]?.value;
}

describe('migrations', () => {
  test('are applied once when five processes migrate at the same time', async () => {
    const counts = await Promise.all(Array.from({ length: 5 }, () => migrate({ url: database.url })));
    expect(counts.filter((count) => count > 0)).toHaveLength(1);
    expect(await migrate({ url: database.url })).toBe(0);
  });

  test('are rejected by name when changed after they were applied', async () => {
    await changes();
    await write('migrations/0001_first.sql', 'create table other (id int)');
    await expect(changes()).rejects.toThrow('0001_first.sql was changed');
  });

  test('leave nothing behind when one fails', async () => {
    await write('migrations/0002_second.sql', 'create table second (id int); select nonsense;');
    await expect(changes()).rejects.toThrow('0002_second.sql failed');
    await write('migrations/0002_second.sql', 'create table second (id int)');
    expect(await changes()).toEqual(['migrations/0001_first.sql', 'migrations/0002_second.sql']);
  });

  test('give up and change nothing when a table stays locked', async () => {
    await changes();
    await client.query('begin; lock table first');
    await write('migrations/0002_second.sql', 'alter table first add column name text');
    await expect(changes()).rejects.toThrow(
      '0002_second.sql failed: canceling statement due to lock timeout',
    );
    await client.query('rollback');
    expect(await changes()).toEqual(['migrations/0002_second.sql']);
  });

  test('try again when a lock was not to be had in time', async () => {
    await changes();
    await client.query('begin; lock table first');
    await write('migrations/0002_second.sql', 'alter table first add column name text');
    const applied = changes();
    const isWaiting = () =>
      readValue(`exists (select from pg_locks where relation = 'first'::regclass and not granted)`);
    await expect.poll(isWaiting, { timeout: 4_000 }).toBe(true);
    await expect.poll(isWaiting, { timeout: 4_000 }).toBe(false);
    await client.query('rollback');
    expect(await applied).toEqual(['migrations/0002_second.sql']);
  });

  const index = [
    '-- Again after a failure, which leaves an index that is not valid.',
    'drop index concurrently if exists first_name;',
    'create unique index concurrently first_name on first (name);\n',
  ].join('\n');
  const isValid = () =>
    readValue(`(select indisvalid from pg_index where indexrelid = 'first_name'::regclass)`);

  test('build indexes concurrently, after the others and again if that failed', async () => {
    await changes();
    await write(
      'migrations/0002_second.sql',
      `alter table first add column name text;
      insert into first (name) values ('same'), ('same')`,
    );
    await write('migrations/0003_index.sql', index);
    await expect(changes()).rejects.toThrow('0003_index.sql failed: could not create unique index');
    await client.query('delete from first');
    expect(await Promise.all([changes(), changes(), changes()])).toContainEqual([
      'migrations/0003_index.sql',
    ]);
    expect(await isValid()).toBe(true);
  });

  test('are applied in order to a new database, where later ones may need an index', async () => {
    await write('migrations/0002_name.sql', 'alter table first add column name text');
    await write('migrations/0003_index.sql', index);
    await write('migrations/0004_drop.sql', 'drop index first_name; alter table first drop column name');
    expect(await changes()).toHaveLength(4);
  });

  test('are rejected when misnamed', async () => {
    await write('migrations/second.sql', '');
    await expect(changes()).rejects.toThrow('migrations/second.sql must be named like');
  });
});

describe('functions', () => {
  test('are applied once, and again when their file changes', async () => {
    await write(PRICE, priceOf(5));
    expect(await changes()).toContain(PRICE);
    expect(await changes()).toEqual([]);
    await write(PRICE, priceOf(6));
    expect(await changes()).toEqual([PRICE]);
    expect(await readValue('price()')).toBe(6);
  });

  test('return to a former version', async () => {
    for (const amount of [5, 6, 5]) {
      await write(PRICE, priceOf(amount));
      expect(await changes()).toContain(PRICE);
    }
    expect(await readValue('price()')).toBe(5);
    expect(await changes()).toEqual([]);
  });

  test('are dropped with their triggers when their file is gone', async () => {
    const trigger =
      'create trigger each_row before insert on first for each row execute function check_row();';
    await write(
      'functions/points/check_row.sql',
      `create or replace function check_row() returns trigger language plpgsql as 'begin return null; end';
       ${trigger.replace('create', 'create or replace')}`,
    );
    await changes();
    await rm(join(folder, 'functions/points/check_row.sql'));
    expect(await changes()).toEqual(['function check_row (dropped)']);
    expect(await readValue("to_regproc('check_row')")).toBeNull();
    expect(await readValue('(select count(*)::int from pg_trigger where not tgisinternal)')).toBe(0);
  });

  test('change their parameters and their result', async () => {
    await write(PRICE, priceOf(5));
    await changes();
    const text = (parameters: string, type: string) =>
      `create or replace function price(${parameters}) returns ${type} language sql as 'select $1::${type}';`;
    for (const next of [
      text('amount integer', 'text'),
      text('amount bigint', 'text'),
      text('a bigint', 'int'),
    ]) {
      await write(PRICE, next);
      expect(await changes()).toEqual([PRICE]);
      expect(await readValue("(select count(*)::int from pg_proc where proname = 'price')")).toBe(1);
    }
    expect(await readValue('price(7)')).toBe(7);
  });

  test('may call functions that come later in the folder', async () => {
    await write(
      'functions/points/a.sql',
      priceOf(1).replace('price()', 'a()').replace('select 1', 'select b()'),
    );
    await write('functions/points/b.sql', priceOf(2).replace('price()', 'b()'));
    await changes();
    expect(await readValue('a()')).toBe(2);
  });

  test('are rejected by name when a body is wrong', async () => {
    await write(PRICE, priceOf(5).replace('select 5', 'select nonsense'));
    await expect(changes()).rejects.toThrow(`${PRICE} failed: column "nonsense" does not exist`);
  });

  test('are checked again after a migration', async () => {
    await write(PRICE, priceOf(5).replace('select 5', 'select id from first'));
    await changes();
    await write('migrations/0002_second.sql', 'alter table first rename id to number');
    await expect(changes()).rejects.toThrow(`${PRICE} failed: column "id" does not exist`);
  });

  test('are rejected in a file of another name', async () => {
    await write('functions/points/cost.sql', priceOf(5));
    await expect(changes()).rejects.toThrow('must hold "create or replace function cost" and no other');
  });

  test('are rejected when two modules declare the same name', async () => {
    await write(PRICE, priceOf(5));
    await write('functions/images/price.sql', priceOf(6));
    await expect(changes()).rejects.toThrow('both declare price');
  });
});

describe('views', () => {
  const VIEW = 'views/points/numbers.sql';

  test('make way for a migration of the columns they read', async () => {
    await write(VIEW, 'create view numbers as select id from first');
    await changes();
    await write('migrations/0002_second.sql', 'alter table first alter id type bigint');
    expect(await changes()).toEqual(['migrations/0002_second.sql']);
    expect(await readValue('(select count(*)::int from numbers)')).toBe(0);
  });

  test('are renewed when their file changes, and dropped when it is gone', async () => {
    await write(VIEW, 'create view numbers as select id from first');
    await changes();
    await write(VIEW, "create view numbers as select 'one' as name");
    expect(await changes()).toEqual([VIEW]);
    expect(await readValue('(select name from numbers)')).toBe('one');
    await rm(join(folder, VIEW));
    expect(await changes()).toEqual(['view numbers (dropped)']);
  });
});

describe('findMissingFiles', () => {
  test('names every file for an empty database and none for a current one', async () => {
    const missing = await findMissingFiles(client);
    expect(missing).toContain('migrations/0001_baseline.sql');
    expect(missing).toContain('functions/points/points_hold.sql');
    await migrate({ url: database.url });
    expect(await findMissingFiles(client)).toEqual([]);
  });

  test('names a function that changed, but accepts a database that has a newer one', async () => {
    await write(PRICE, priceOf(5));
    await changes();
    await write(PRICE, priceOf(6));
    expect(await findMissingFiles(client, folder)).toEqual([PRICE]);
    await changes();
    await write(PRICE, priceOf(5));
    expect(await findMissingFiles(client, folder)).toEqual([]);
  });
});
