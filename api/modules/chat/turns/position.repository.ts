import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.ts';
import { messageNodes } from '../../messages/messages.service.ts';
import { saveHeads } from '../../saves/saves.service.ts';
import { nearestSummary, type PathNode, pathNode, promptPath } from '../memory/path.repository.ts';
import { summaries } from '../memory/summaries/summaries.schema.ts';
import { runs } from '../runs/runs.schema.ts';

/** A save, and the path from its head towards the root. */
export interface SavePosition {
  saveId: string;
  versionId: string;
  /** True while a reply is generated in the save, even if its lease has expired. */
  isGenerating: boolean;
  path: [PathNode, ...PathNode[]];
}

export type PositionReader = ReturnType<typeof createPositionReader>;

/** Reads a save and its path in one prepared statement. */
export function createPositionReader(db: Db) {
  const { id, userId, storyId, versionId, headMessageId, isCurrent } = saveHeads;
  const saveId = sql.placeholder('saveId');
  const isSelected = sql`case when ${saveId}::text is null then ${isCurrent} else ${id} = ${saveId} end`;
  const isGenerating = sql<boolean>`exists (select from ${runs} where ${runs.saveId} = ${id} and ${runs.state} = 'running')`;
  const path = sql`lateral ${promptPath(headMessageId)}`;
  const statement = db
    .select({ save: { id, versionId, isGenerating }, node: pathNode })
    .from(saveHeads)
    .innerJoin(path, sql`true`)
    .innerJoin(messageNodes, eq(messageNodes.id, sql`path.id`))
    .leftJoin(summaries, nearestSummary)
    .where(and(eq(userId, sql.placeholder('userId')), eq(storyId, sql.placeholder('storyId')), isSelected))
    .orderBy(sql`path.step`)
    .prepare('chat_position');

  /** The position of the save with this id, or of the current save; undefined if there is none. */
  return async function readPosition(
    at: { userId: string; storyId: string },
    saveId: string | undefined,
  ): Promise<SavePosition | undefined> {
    const [head, ...above] = await statement.execute({ ...at, saveId: saveId ?? null });
    if (head === undefined) return undefined;
    return {
      saveId: head.save.id,
      versionId: head.save.versionId,
      isGenerating: head.save.isGenerating,
      path: [head.node, ...above.map(({ node }) => node)],
    };
  };
}
