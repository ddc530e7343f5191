import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';

interface UsedColumnsQuery {
  /** Columns, each as `table.column`. */
  columns: readonly string[];
  userId: string;
}

/** Finds the columns that contain the id of the user, in one statement. */
export async function findUsedColumns(tx: Tx, { columns, userId }: UsedColumnsQuery): Promise<Set<string>> {
  const isUsed = columns.map((name): SQL => {
    const [table = '', column = ''] = name.split('.');
    const rows = sql`select from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId}`;
    return sql`exists (${rows})`;
  });
  const { rows } = await tx.execute<{ used: boolean[] }>(
    sql`select array[${sql.join(isUsed, sql`, `)}] as used`,
  );
  return new Set(columns.filter((_, at) => rows[0]?.used[at]));
}
