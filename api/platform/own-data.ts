import { type SQL, sql } from 'drizzle-orm';
import type { Handle } from './db.ts';

/** A file of an export: the rows that belong to a user, in the order of their keys. */
export interface OwnData {
  /** Name of the file. */
  file: string;
  /** A description of its content, for people. */
  about: string;
  count(handle: Handle, userId: string): Promise<number>;
  /** Rows after a key; '' is before all keys. */
  read(
    handle: Handle,
    userId: string,
    after: string,
    limit: number,
  ): Promise<{ key: string; data: unknown }[]>;
}

/** `select` returns the columns `key`, a unique text, and `data`, a jsonb. */
export function defineOwnData(file: string, about: string, select: (userId: string) => SQL): OwnData {
  return {
    file,
    about,
    async count(handle, userId) {
      const { rows } = await handle.execute<{ total: number }>(
        sql`select count(*)::int as total from (${select(userId)}) own`,
      );
      return rows[0]?.total ?? 0;
    },
    async read(handle, userId, after, limit) {
      const { rows } = await handle.execute<{ key: string; data: unknown }>(sql`
        select key, data from (${select(userId)}) own
        where key collate "C" > ${after} order by key collate "C" limit ${limit}`);
      return rows;
    },
  };
}
