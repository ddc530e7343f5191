import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.ts';
import { messageNodes } from '../../messages/messages.service.ts';
import type { Saves } from '../../saves/saves.service.ts';
import { nearestSummary, type PathNode, pathNode, promptPath } from '../memory/path.repository.ts';
import { summaries } from '../memory/summaries/summaries.schema.ts';

/** A save, and the path from its head towards the root. */
export interface SavePosition {
  saveId: string;
  versionId: string;
  path: [PathNode, ...PathNode[]];
}

export type PositionReader = ReturnType<typeof createPositionReader>;

/** Reads a save and its path in one prepared statement. */
export function createPositionReader(db: Db, saves: Pick<Saves, 'selected'>) {
  const save = saves.selected();
  const path = sql`lateral ${promptPath(save.headMessageId)}`;
  const statement = db
    .select({
      save: { id: save.id, versionId: save.versionId },
      node: pathNode,
    })
    .from(save)
    .innerJoin(path, sql`true`)
    .innerJoin(messageNodes, eq(messageNodes.id, sql`path.id`))
    .leftJoin(summaries, nearestSummary)
    .orderBy(sql`path.step`)
    .prepare('chat_position');

  /** The position of the save with this id, or of the current save; undefined if there is none. */
  return async function readPosition(
    at: { userId: string; storyId: string },
    saveId: string | undefined,
  ): Promise<SavePosition | undefined> {
    const [head, ...above] = await statement.execute({ ...at, saveId: saveId ?? null });
    if (head === undefined) return undefined;
    const { id, versionId } = head.save;
    return { saveId: id, versionId, path: [head.node, ...above.map(({ node }) => node)] };
  };
}
