import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Handle } from '../../../platform/db.ts';
import { type MessageLore, type MessageRow, messageLore, messages } from '../../messages/messages.service.ts';
import type { Chapter } from './prompt/sections.ts';
import type { MemoryBranch } from './retrieval/memory.ts';
import { summaries } from './summaries/summaries.schema.ts';

/** A node of a path as placing, lore, prompts and scenes read it. */
export type PathNode = Pick<MessageRow, 'id' | 'rootId' | 'depth' | 'role' | 'text' | 'state'> &
  Pick<MessageLore, 'loreState'> & {
    /** What the story remembers up to here; only the nearest such place of a path has it. */
    chapters: Chapter[] | null;
    /** Where the moments up to there are kept. */
    line: MemoryBranch[] | null;
  };

/** The most messages of a path that are read for a prompt; its budget takes fewer. */
export const PATH_LIMIT = 120;

/** Read even where they were told short: entries of the world book may look back so far. */
const LORE_WINDOW = 50;

const { id, rootId, depth, role, text, state } = messages;
export const pathNode = {
  ...{ id, rootId, depth, role, text, state },
  loreState: messageLore.loreState,
  chapters: summaries.chapters,
  line: summaries.line,
};

/** Joins the summary of the place that is the nearest told one of `untoldPath`. */
export const ofNearestTold = and(eq(summaries.messageId, messages.id), sql`path.is_nearest_told`);

/**
 * A message and those above it as far as a reply needs them: what lore looks back at, and all that no summary tells.
 * To be joined as `path`: ids with their steps, nearest first; one index look-up a step.
 */
export function untoldPath(from: SQLWrapper | string, limit = PATH_LIMIT, least = LORE_WINDOW): SQL {
  const told = sql`left join lateral (select true as yes from summaries where message_id = m.id limit 1) told on true`;
  return sql`(
    with recursive path as (
      select m.id, m.parent_id, 1 as step, told.yes as is_told, told.yes as is_nearest_told
      from messages m ${told} where m.id = ${from}
      union all
      select m.id, m.parent_id, path.step + 1, coalesce(path.is_told, told.yes), told.yes and path.is_told is null
      from path join messages m on m.id = path.parent_id ${told}
      where path.step < ${sql.raw(String(limit))} and (path.step < ${sql.raw(String(least))} or path.is_told is null)
    ) select id, step, is_nearest_told from path) path`;
}

/** The path up from a message, nearest first, as far as a reply needs it. */
export async function readUntold(
  handle: Handle,
  fromId: string,
  reach: { limit?: number; least?: number } = {},
): Promise<PathNode[]> {
  return handle
    .select(pathNode)
    .from(messages)
    .innerJoin(untoldPath(fromId, reach.limit, reach.least), sql`path.id = ${messages.id}`)
    .leftJoin(summaries, ofNearestTold)
    .orderBy(sql`path.step`);
}

/** What is remembered at the nearest place up a path. */
export function chaptersOn(path: readonly Pick<PathNode, 'chapters'>[]): Chapter[] {
  return path.find(({ chapters }) => chapters !== null)?.chapters ?? [];
}
