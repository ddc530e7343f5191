import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@storyloom/testing/database';
import { is } from 'drizzle-orm';
import { getTableConfig, getViewConfig, PgTable, PgView } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from './migrations.ts';

const API = join(import.meta.dirname, '..');

type Column = { relation: string; column: string; type: string; required: boolean };

let database: TestDatabase;
let actual: (Column & { isView: boolean })[];
let declared: Column[];

beforeAll(async () => {
  database = await createTestDatabase();
  await migrate({ url: database.url });
  actual = await readColumns();
  declared = (await Promise.all((await schemaFiles()).map(readSchema))).flat();
});
afterAll(() => database.drop());

async function readColumns() {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<Column & { isView: boolean }>(`
    select c.relname as relation, a.attname as column,
      format_type(coalesce(nullif(t.typbasetype, 0), t.oid), a.atttypmod) as type,
      a.attnotnull as required, c.relkind = 'v' as "isView"
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0
      and not a.attisdropped and c.relname not like 'schema!_%' escape '!'`);
  await client.end();
  return rows;
}

async function schemaFiles(): Promise<string[]> {
  const files = await readdir(API, { recursive: true });
  return files.filter((name) => name.endsWith('.schema.ts') && !name.includes('node_modules')).sort();
}

async function readSchema(file: string): Promise<Column[]> {
  const exported: Record<string, unknown> = await import(join(API, file));
  return Object.values(exported).flatMap((value) => {
    if (is(value, PgTable)) {
      const { name, columns } = getTableConfig(value);
      return columns.map((column) => columnOf(name, column, column.notNull));
    }
    if (!is(value, PgView)) return [];
    const { name, selectedFields } = getViewConfig(value);
    // A view's columns are never marked as required.
    return Object.values(selectedFields).map((column) => columnOf(name, column as never, false));
  });
}

function columnOf(
  relation: string,
  column: { name: string; getSQLType(): string },
  required: boolean,
): Column {
  const type = column.getSQLType().replace(/^bigserial$/, 'bigint');
  return { relation, column: column.name, type, required };
}

const keyOf = ({ relation, column }: Column) => `${relation}.${column}`;

describe('Drizzle schemas', () => {
  test('have the names, types and nullability of the columns in the database', () => {
    const columns = new Map(actual.map((column) => [keyOf(column), column]));
    expect(declared.length).toBeGreaterThan(200);
    expect(declared.map((column) => columns.get(keyOf(column)))).toMatchObject(declared);
  });

  test('have every column of every table', () => {
    const known = new Set(declared.map(keyOf));
    expect(actual.filter((column) => !column.isView && !known.has(keyOf(column)))).toEqual([]);
  });
});
