import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.ts';
import { messages } from '../../messages/messages.service.ts';
import type { SaveRow, Saves } from '../../saves/saves.service.ts';
import { ofNearestTold, type PathNode, pathNode, untoldPath } from '../memory/path.repository.ts';
import { summaries } from '../memory/summaries/summaries.schema.ts';

/** A save and the path up from its head, newest first. */
export interface Place {
  save: Pick<SaveRow, 'id' | 'versionId'>;
  path: [PathNode, ...PathNode[]];
}

export type PlaceReader = ReturnType<typeof createPlaceReader>;

/** Reads where a reader stands in a story, in one statement that the database plans once. */
export function createPlaceReader(db: Db, saves: Pick<Saves, 'selected'>) {
  const save = saves.selected();
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
    const [first, ...above] = await statement.execute({ ...at, saveId: archiveId ?? null });
    if (first === undefined) return undefined;
    return { save: first.save, path: [first.node, ...above.map(({ node }) => node)] };
  };
}
