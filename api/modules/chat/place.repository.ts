import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import type { Archives, Save } from '../archives/archives.service.ts';
import { type MessageLore, type MessageRow, messageLore, messages } from './chat.schema.ts';

/** A node of a path as placing, prompts and scenes read it. */
export type PathNode = Pick<MessageRow, 'id' | 'rootId' | 'depth' | 'role' | 'text' | 'state'> &
  Pick<MessageLore, 'loreState'>;

/** A save and the path up from its head, newest first. */
export interface Place {
  save: Pick<Save, 'id' | 'versionId'>;
  path: [PathNode, ...PathNode[]];
}

/** The most messages of a path that are read for a prompt; its budget takes fewer. */
export const PATH_LIMIT = 120;

export type PlaceReader = ReturnType<typeof createPlaceReader>;

/** Reads where a reader stands in a story, in one statement that the database plans once. */
export function createPlaceReader(db: Db, archives: Pick<Archives, 'selected'>) {
  const save = archives.selected();
  const { id, rootId, depth, role, text, state } = messages;
  const { loreState } = messageLore;
  const path = sql`lateral (
    with recursive path as (
      select m.id, m.parent_id, 1 as step from messages m where m.id = ${save.headMessageId}
      union all
      select m.id, m.parent_id, path.step + 1 from path join messages m on m.id = path.parent_id
      where path.step < ${sql.raw(String(PATH_LIMIT))}
    ) select id, step from path) path`;
  const statement = db
    .select({
      save: { id: save.id, versionId: save.versionId },
      node: { id, rootId, depth, role, text, state, loreState },
    })
    .from(save)
    .innerJoin(path, sql`true`)
    .innerJoin(messages, eq(messages.id, sql`path.id`))
    .orderBy(sql`path.step`)
    .prepare('chat_place');

  /** The named save, or the current one; undefined when there is none. */
  return async function readPlace(
    at: { userId: string; storyId: string },
    archiveId: string | undefined,
  ): Promise<Place | undefined> {
    const [first, ...above] = await statement.execute({ ...at, archiveId: archiveId ?? null });
    if (first === undefined) return undefined;
    return { save: first.save, path: [first.node, ...above.map(({ node }) => node)] };
  };
}
