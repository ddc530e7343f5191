import { getTableColumns, type Table } from 'drizzle-orm';

/** A row keyed by column names, for SQL functions that use jsonb_populate_record. */
export function rowJson<T extends Table>(table: T, row: Partial<T['$inferInsert']>): Record<string, unknown> {
  const columns = getTableColumns(table);
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [columns[key]?.name ?? key, value]));
}
