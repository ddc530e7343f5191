import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Handle } from '../../../platform/db.ts';
import { type MessageLore, type MessageRow, messageNodes } from '../../messages/messages.service.ts';
import type { MemoryBranch } from './retrieval/memories.schema.ts';
import { type SummarySection, summaries } from './summaries/summaries.schema.ts';

/** A message of a path, as parents, lore, prompts and scenes read it. */
export type PathNode = Pick<MessageRow, 'id' | 'rootId' | 'depth' | 'role' | 'text' | 'state'> &
  Pick<MessageLore, 'loreState' | 'scriptPosition'> & {
    /** The summary of the path up to this message; only on the nearest summarized message of a path. */
    sections: SummarySection[] | null;
    /** The branches that hold the memories of the path up to this message. */
    branches: MemoryBranch[] | null;
  };

/** Maximum number of messages read for a prompt; its budget takes fewer. */
export const PATH_LIMIT = 120;

/** Messages read even if they are summarized: lore entries may scan this far back. */
const LORE_WINDOW = 50;

const { id, rootId, depth, role, text, state, loreState, scriptPosition } = messageNodes;
export const pathNode = {
  id,
  rootId,
  depth,
  role,
  text,
  state,
  loreState,
  scriptPosition,
  sections: summaries.sections,
  branches: summaries.branches,
};

/** Joins the summary at the nearest summarized message of `promptPath`. */
export const nearestSummary = and(eq(summaries.messageId, messageNodes.id), sql`path.is_nearest_summary`);

/**
 * The part of the path from a message towards the root that a reply needs: `least` messages, and all that no
 * summary covers, at most `limit`. Join it as `path`: ids with their steps, nearest first; one index lookup per
 * step.
 */
export function promptPath(from: SQLWrapper | string, limit = PATH_LIMIT, least = LORE_WINDOW): SQL {
  const summary = sql`left join lateral (select true as found from summaries where message_id = m.id limit 1) s on true`;
  return sql`(
    with recursive path as (
      select m.id, m.parent_id, 1 as step, s.found as is_summarized, s.found as is_nearest_summary
      from message_nodes m ${summary} where m.id = ${from}
      union all
      select m.id, m.parent_id, path.step + 1, coalesce(path.is_summarized, s.found),
        s.found and path.is_summarized is null
      from path join message_nodes m on m.id = path.parent_id ${summary}
      where path.step < ${sql.raw(String(limit))}
        and (path.step < ${sql.raw(String(least))} or path.is_summarized is null)
    ) select id, step, is_nearest_summary from path) path`;
}

/** The rows of `promptPath`, nearest first. */
export async function readPromptPath(
  handle: Handle,
  fromId: string,
  { limit, least }: { limit?: number; least?: number } = {},
): Promise<PathNode[]> {
  return handle
    .select(pathNode)
    .from(messageNodes)
    .innerJoin(promptPath(fromId, limit, least), sql`path.id = ${messageNodes.id}`)
    .leftJoin(summaries, nearestSummary)
    .orderBy(sql`path.step`);
}

/** The summary of a path; empty if no part of it is summarized. The path is newest first. */
export function sectionsOn(path: readonly Pick<PathNode, 'sections'>[]): SummarySection[] {
  return path.find(({ sections }) => sections !== null)?.sections ?? [];
}
