import type { DataOf, ParsedInputOf } from '@storyloom/contract/endpoint';
import type { dialogTree } from '@storyloom/contract/endpoints/chat/dialog-tree';
import type { Branch } from '@storyloom/contract/entities/branch';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import { EXCERPT_SOURCE, toExcerpt } from '../../../platform/excerpt.ts';
import type { Archives } from '../../archives/archives.service.ts';
import { listExcerpts, listTree, placesOf } from './branches.repository.ts';
import { collapse } from './collapse.ts';

/** Messages of which the tree is made out; they come without their texts. */
const MOST_MESSAGES = 20_000;
/** Places drawn. */
const MOST_BRANCHES = 1_000;

/** The tree that a save stands in, as a map of it is drawn. Throws archive.not_found. */
export async function readTree(
  { db, archives }: { db: Db; archives: Archives },
  userId: string,
  { storyId, archiveId }: ParsedInputOf<typeof dialogTree>,
): Promise<DataOf<typeof dialogTree>> {
  const saves = await archives.all(db, { userId, storyId });
  const save = archiveId
    ? saves.find(({ id }) => id === archiveId)
    : (saves.find(({ isCurrent }) => isCurrent) ?? saves[0]);
  if (archiveId && save === undefined) throw new DomainError('save.not_found');
  if (save === undefined) return { archiveId: null, headMessageId: null, branches: [], truncated: false };

  const stands = await placesOf(
    db,
    saves.map(({ headMessageId }) => headMessageId),
  );
  const rootId = stands.find(({ id }) => id === save.headMessageId)?.rootId ?? save.headMessageId;
  const heads = stands.filter((head) => head.rootId === rootId);
  const nodes = await listTree(db, { userId, storyId, rootId }, MOST_MESSAGES);
  const known = new Set(nodes.map(({ id }) => id));
  // A save may stand on a message older than all of these.
  const older = heads.filter(({ id }) => !known.has(id)).toSorted((a, b) => b.depth - a.depth);
  const places = collapse([...nodes, ...older], {
    rootId,
    headId: save.headMessageId,
    heads: heads.map(({ id }) => id),
    most: MOST_BRANCHES,
  });
  const excerpts = await listExcerpts(
    db,
    places.map(({ id }) => id),
    EXCERPT_SOURCE,
  );
  const told = new Map(excerpts.map((one) => [one.id, { ...one, excerpt: toExcerpt(one.excerpt) }]));
  const branches = places.flatMap((place): Branch[] => {
    const words = told.get(place.id);
    if (words === undefined) return [];
    const archiveIds = saves.filter((one) => one.headMessageId === place.id).map(({ id }) => id);
    return [{ ...place, ...words, createdAt: words.createdAt.toISOString(), archiveIds }];
  });
  const truncated = nodes.length === MOST_MESSAGES || places.length >= MOST_BRANCHES;
  return { archiveId: save.id, headMessageId: save.headMessageId, branches, truncated };
}
