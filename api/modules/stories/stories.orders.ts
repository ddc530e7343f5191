import type { Sort } from '@storyloom/contract/filters';
import { type SQL, sql } from 'drizzle-orm';
import type { Row } from '../../platform/cursor.ts';
import { keyToTime, timeToKey } from '../../platform/keyset.ts';

interface Order {
  column: SQL;
  way: SQL;
  isWhole: boolean;
  /** `score`, a value of the column, as a number that comes back as the same value. */
  toNumber: SQL;
  fromNumber: (key: number) => SQL;
}

const time = {
  column: sql`published_at`,
  isWhole: true,
  toNumber: timeToKey(sql`score`),
  fromNumber: keyToTime,
};

/** The orders of `story_ranks`, each ending on the story's id. */
export const orders: Record<Sort, Order> = {
  HOTTEST: {
    column: sql`heat`,
    way: sql`desc`,
    isWhole: false,
    toNumber: sql`score`,
    fromNumber: (key) => sql`${key}::double precision`,
  },
  MESSAGE_COUNT: {
    column: sql`chats`,
    way: sql`desc`,
    isWhole: true,
    toNumber: sql`score`,
    fromNumber: (key) => sql`${key}::bigint`,
  },
  LATEST: { ...time, way: sql`desc` },
  EARLIEST: { ...time, way: sql`asc` },
};

/** What stands behind a row. Written as the index is ordered, so that reading begins there. */
export function behind(sort: Sort, { key, id }: Row): SQL {
  const { column, fromNumber } = orders[sort];
  const further = sort === 'EARLIEST' ? sql`>` : sql`<`;
  return sql`(${column}, story_id) ${further} (${fromNumber(key)}, ${id})`;
}
