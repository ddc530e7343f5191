import type { TestApi } from './test-api.ts';

/** The columns that refer to users, as `table.column`, in alphabetical order. */
export async function readUserColumns({ database }: TestApi): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select conrelid::regclass || '.' || attname as name from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'users'::regclass`,
  );
  return rows.map(({ name }) => name).sort();
}
