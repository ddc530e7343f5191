import { type SQL, sql } from 'drizzle-orm';
import type { Row } from '../../platform/cursor.ts';
import type { Handle } from '../../platform/db.ts';
import { EXCERPT_SOURCE } from '../../platform/excerpt.ts';
import { type Cut, earlierThan, timeToKey } from '../../platform/keyset.ts';

export interface PlayedRow extends Record<string, unknown> {
  story_id: string;
  save_id: string;
  saved_at: string;
  /** `saved_at` in microseconds. */
  played: string;
  depth: number;
  text: string;
}

export interface PlayedRequest {
  userId: string;
  /** Which stories are shown: the stories' own rule. */
  shown: SQL;
}

const savedAt = sql`saves.saved_at`;

const current = ({ userId, shown }: PlayedRequest) => sql`
  saves join stories on stories.id = saves.story_id
  where saves.user_id = ${userId} and saves.is_current and ${shown}`;

/**
 * Where each story's current save stands, the last played first. Saves and the tree belong to other modules,
 * so they are read as joins. A reply that has no words yet shows those it answers.
 */
export async function listPlayed(
  handle: Handle,
  request: PlayedRequest,
  { limit, offset, last }: Cut,
): Promise<(PlayedRow & Row)[]> {
  const { rows } = await handle.execute<PlayedRow>(sql`
    select save.*, head.depth, left(coalesce(nullif(head.text, ''), before.text, ''), ${EXCERPT_SOURCE}) as text
    from (
      select saves.id as save_id, saves.story_id, saves.saved_at, saves.head_message_id,
        ${timeToKey(savedAt)} as played
      from ${current(request)} and ${earlierThan(last, savedAt, sql`saves.id`)}
      order by saves.saved_at desc, saves.id desc limit ${limit} offset ${offset}
    ) save
    join messages head on head.id = save.head_message_id
    left join messages before on before.id = head.parent_id
    order by save.saved_at desc, save.save_id desc`);
  return rows.map((row) => ({ ...row, key: Number(row.played), id: row.save_id }));
}

/** Counts no further than the limit. */
export async function countPlayed(handle: Handle, request: PlayedRequest, limit: number): Promise<number> {
  const { rows } = await handle.execute<{ total: number }>(sql`
    select count(*)::int as total from (select 1 from ${current(request)} limit ${limit}) played`);
  return rows[0]?.total ?? 0;
}
