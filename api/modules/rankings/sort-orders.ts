import type { Sort } from '@storyloom/contract/stories/filters';
import { type SQL, sql } from 'drizzle-orm';
import type { Row } from '../../platform/cursor.ts';
import { keyToTime, timeToKey } from '../../platform/keyset.ts';

interface SortOrder {
  column: SQL;
  direction: SQL;
  /** Whether keys are integers. */
  isInteger: boolean;
  /** `score`, a value of the column, as a number from which `fromNumber` restores it exactly. */
  toNumber: SQL;
  fromNumber: (key: number) => SQL;
}

const time = {
  column: sql`published_at`,
  isInteger: true,
  toNumber: timeToKey(sql`score`),
  fromNumber: keyToTime,
};

/** The orders of `story_ranks`. Rows with equal values are ordered by story id. */
export const sortOrders: Record<Sort, SortOrder> = {
  HOTTEST: {
    column: sql`trending_score`,
    direction: sql`desc`,
    isInteger: false,
    toNumber: sql`score`,
    fromNumber: (key) => sql`${key}::double precision`,
  },
  MESSAGE_COUNT: {
    column: sql`chats`,
    direction: sql`desc`,
    isInteger: true,
    toNumber: sql`score`,
    fromNumber: (key) => sql`${key}::bigint`,
  },
  LATEST: { ...time, direction: sql`desc` },
  EARLIEST: { ...time, direction: sql`asc` },
};

/** The rows after a cursor's row. A row comparison in the index's order, so that an index scan starts there. */
export function afterCursor(sort: Sort, { key, id }: Row): SQL {
  const { column, fromNumber } = sortOrders[sort];
  const operator = sort === 'EARLIEST' ? sql`>` : sql`<`;
  return sql`(${column}, story_id) ${operator} (${fromNumber(key)}, ${id})`;
}
