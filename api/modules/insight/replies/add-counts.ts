import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../platform/db.ts';

/** Adds counters to rows by their primary key; missing rows are inserted. Missing counters count as 0. */
export async function addCounts(tx: Tx, table: PgTable, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table)) as [string, PgColumn][];
  const keys = new Set(
    getTableConfig(table).primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)),
  );
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  const names = columns.map(([, { name }]) => sql.identifier(name));
  const types = columns.map(
    ([field, column]) => sql`${sql.identifier(field)} ${sql.raw(column.getSQLType())}`,
  );
  const values = columns.map(([field, { name }]) =>
    keys.has(name) ? sql`${sql.identifier(field)}` : sql`coalesce(${sql.identifier(field)}, 0)`,
  );
  const sums = columns
    .filter(([, { name }]) => !keys.has(name))
    .map(
      ([, { name }]) =>
        sql`${sql.identifier(name)} = d.${sql.identifier(name)} + excluded.${sql.identifier(name)}`,
    );
  const key = [...keys].map((name) => sql`${sql.identifier(name)}`);
  await tx.execute(sql`
    insert into ${table} as d (${list(names.map((name) => sql`${name}`))})
    select ${list(values)} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added (${list(types)})
    on conflict (${list(key)}) do update set ${list(sums)}`);
}
