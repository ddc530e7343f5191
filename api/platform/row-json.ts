import { getTableColumns, type Table } from 'drizzle-orm';

/** A row by the names of its columns, as a function in SQL reads it with jsonb_populate_record. */
export function rowJson<T extends Table>(table: T, row: Partial<T['$inferInsert']>): Record<string, unknown> {
  const columns = getTableColumns(table);
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [columns[key]?.name ?? key, value]));
}
