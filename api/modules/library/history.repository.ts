import { sql } from 'drizzle-orm';
import type { Row } from '../../platform/cursor.ts';
import type { Handle } from '../../platform/db.ts';
import { EXCERPT_SOURCE } from '../../platform/excerpt.ts';
import { earlierThan, type RowRange, timeToKey } from '../../platform/keyset.ts';
import type { LibraryFilter } from './library-filter.ts';

export interface PlayedRow extends Record<string, unknown> {
  story_id: string;
  save_id: string;
  saved_at: string;
  depth: number;
  /** The beginning of the last reply, or of the message before it while the reply has no text. */
  text: string;
}

const savedAt = sql`save.saved_at`;

const played = ({ userId, ratings }: LibraryFilter) => sql`
  current_saves save join openable_stories s on s.story_id = save.story_id
  where save.user_id = ${userId} and s.rating = any(${sql.param(ratings)}::text[])`;

/** The current save of each story, the most recently played first. */
export async function listPlayed(
  handle: Handle,
  filter: LibraryFilter,
  { limit, offset, last }: RowRange,
): Promise<(PlayedRow & Row)[]> {
  const { rows } = await handle.execute<PlayedRow & { key: string }>(sql`
    select save.*, head.depth, left(head.text, ${EXCERPT_SOURCE}) as text
    from (
      select save.save_id, save.story_id, save.saved_at, save.head_message_id, ${timeToKey(savedAt)} as key
      from ${played(filter)} and ${earlierThan(last, savedAt, sql`save.save_id`)}
      order by save.saved_at desc, save.save_id desc limit ${limit} offset ${offset}
    ) save
    join message_excerpts head on head.message_id = save.head_message_id
    order by save.saved_at desc, save.save_id desc`);
  return rows.map((row) => ({ ...row, key: Number(row.key), id: row.save_id }));
}

/** Counts up to the cap. */
export async function countPlayed(handle: Handle, filter: LibraryFilter, cap: number): Promise<number> {
  const { rows } = await handle.execute<{ total: number }>(sql`
    select count(*)::int as total from (select 1 from ${played(filter)} limit ${cap}) played`);
  return rows[0]?.total ?? 0;
}
