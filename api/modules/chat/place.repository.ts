import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import type { Archives, SaveRow } from '../archives/archives.service.ts';
import { messages } from './chat.schema.ts';
import { summaries } from './chronicle/chronicle.schema.ts';
import { ofNearestTold, type PathNode, pathNode, untoldPath } from './path.repository.ts';

/** A save and the path up from its head, newest first. */
export interface Place {
  save: Pick<SaveRow, 'id' | 'versionId'>;
  path: [PathNode, ...PathNode[]];
}

export type PlaceReader = ReturnType<typeof createPlaceReader>;

/** Reads where a reader stands in a story, in one statement that the database plans once. */
export function createPlaceReader(db: Db, archives: Pick<Archives, 'selected'>) {
  const save = archives.selected();
  const path = sql`lateral ${untoldPath(save.headMessageId)}`;
  const statement = db
    .select({
      save: { id: save.id, versionId: save.versionId },
      node: pathNode,
    })
    .from(save)
    .innerJoin(path, sql`true`)
    .innerJoin(messages, eq(messages.id, sql`path.id`))
    .leftJoin(summaries, ofNearestTold)
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
