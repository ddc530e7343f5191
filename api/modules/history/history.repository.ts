import { type SQL, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';
import { EXCERPT_SOURCE } from '../../platform/excerpt.ts';

export interface PlayedRow extends Record<string, unknown> {
  story_id: string;
  archive_id: string;
  saved_at: string;
  depth: number;
  text: string;
}

export interface PlayedRequest {
  userId: string;
  /** Which stories are shown: the stories' own rule. */
  shown: SQL;
  limit: number;
}

const current = ({ userId, shown }: PlayedRequest) => sql`
  archives join stories on stories.id = archives.story_id
  where archives.user_id = ${userId} and archives.is_current and ${shown}`;

/**
 * Where each story's current save stands, the last played first. Saves and the tree belong to other modules,
 * so they are read as joins. A reply that has no words yet shows those it answers.
 */
export async function listPlayed(
  handle: Handle,
  request: PlayedRequest & { offset: number },
): Promise<PlayedRow[]> {
  const { rows } = await handle.execute<PlayedRow>(sql`
    select save.*, head.depth, left(coalesce(nullif(head.text, ''), before.text, ''), ${EXCERPT_SOURCE}) as text
    from (
      select archives.id as archive_id, archives.story_id, archives.saved_at, archives.head_message_id
      from ${current(request)}
      order by archives.saved_at desc, archives.id desc limit ${request.limit} offset ${request.offset}
    ) save
    join messages head on head.id = save.head_message_id
    left join messages before on before.id = head.parent_id
    order by save.saved_at desc, save.archive_id desc`);
  return rows;
}

/** Counts no further than the limit. */
export async function countPlayed(handle: Handle, request: PlayedRequest): Promise<number> {
  const { rows } = await handle.execute<{ total: number }>(sql`
    select count(*)::int as total from (select 1 from ${current(request)} limit ${request.limit}) played`);
  return rows[0]?.total ?? 0;
}
