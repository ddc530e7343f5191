import type { dialogTree } from '@storyloom/contract/chat/endpoints/dialog-tree';
import type { Branch } from '@storyloom/contract/chat/entities/branch';
import type { DataOf, ParsedInputOf } from '@storyloom/contract/core/endpoint';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { EXCERPT_SOURCE, toExcerpt } from '../../platform/excerpt.ts';
import { findPositions, listExcerpts, listTree } from '../messages/messages.service.ts';
import { layOutTree } from './layout-tree.ts';
import { listSaves } from './saves.repository.ts';
import type { WithSaveId } from './wire.ts';

/** Maximum number of messages read from a tree, newest first and without their texts. */
const MAX_MESSAGES = 20_000;
/** Maximum number of nodes in the layout tree. */
const MAX_NODES = 1_000;

/** The tree of a save, reduced to forks, ends and heads for drawing. Throws save.not_found. */
export async function readTree(
  { db }: { db: Db },
  userId: string,
  { storyId, saveId }: WithSaveId<ParsedInputOf<typeof dialogTree>>,
): Promise<WithSaveId<DataOf<typeof dialogTree>>> {
  const saves = await listSaves(db, { userId, storyId });
  const save = saveId
    ? saves.find(({ id }) => id === saveId)
    : (saves.find(({ isCurrent }) => isCurrent) ?? saves[0]);
  if (saveId && save === undefined) throw new DomainError('save.not_found');
  if (save === undefined) return { saveId: null, headMessageId: null, branches: [], truncated: false };

  const positions = await findPositions(
    db,
    saves.map(({ headMessageId }) => headMessageId),
  );
  const rootId = positions.find(({ id }) => id === save.headMessageId)?.rootId ?? save.headMessageId;
  const heads = positions.filter((head) => head.rootId === rootId);
  const headIds = heads.map(({ id }) => id);
  const messages = await listTree(db, rootId, { heads: headIds, limit: MAX_MESSAGES });
  const known = new Set(messages.map(({ id }) => id));
  // A head may be older than all messages that were read.
  const older = heads.filter(({ id }) => !known.has(id)).toSorted((a, b) => b.depth - a.depth);
  const nodes = layOutTree([...messages, ...older], {
    rootId,
    headId: save.headMessageId,
    heads: headIds,
    limit: MAX_NODES,
  });
  const excerpts = await listExcerpts(
    db,
    nodes.map(({ id }) => id),
    EXCERPT_SOURCE,
  );
  const excerptById = new Map(excerpts.map((one) => [one.id, { ...one, excerpt: toExcerpt(one.excerpt) }]));
  const branches = nodes.flatMap((node): Branch[] => {
    const excerpt = excerptById.get(node.id);
    if (excerpt === undefined) return [];
    const saveIds = saves.filter((one) => one.headMessageId === node.id).map(({ id }) => id);
    return [{ ...node, ...excerpt, createdAt: excerpt.createdAt.toISOString(), saveIds }];
  });
  const truncated = messages.length === MAX_MESSAGES || nodes.length >= MAX_NODES;
  return { saveId: save.id, headMessageId: save.headMessageId, branches, truncated };
}
