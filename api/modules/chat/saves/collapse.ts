import type { TreeNode } from './branches.repository.ts';

/** A place that is drawn, and how many messages lie between it and the one above. */
export interface Place extends TreeNode {
  childCount: number;
  skipped: number;
  onPath: boolean;
}

interface Wish {
  rootId: string;
  /** Where the save in sight stands; the path to it is marked. */
  headId: string;
  /** Where any save stands: such a place is drawn, whatever hangs around it. */
  heads: readonly string[];
  most: number;
}

/**
 * Of a tree only its beginning, its forks, its ends and its heads, in order of birth; of more than `most` the newest.
 * `nodes` come newest first. Where the way up is not among them, a place hangs on the beginning.
 */
export function collapse(nodes: readonly TreeNode[], { rootId, headId, heads, most }: Wish): Place[] {
  const root: TreeNode = { id: rootId, parentId: null, depth: 0 };
  const oldestFirst = [root, ...nodes.filter(({ id }) => id !== rootId).toReversed()];
  const children = countChildren(oldestFirst);
  const must = new Set([rootId, headId, ...heads]);
  const shown = new Set(must);
  for (const { id } of nodes) {
    if (shown.size >= most) break;
    if (children.get(id) !== 1) shown.add(id);
  }

  const path = pathTo(oldestFirst, headId);
  // A parent is older than its children, so each way up is known when it is asked for.
  const above = new Map<string, TreeNode>();
  const byId = new Map<string, TreeNode>();
  const places: Place[] = [];
  for (const node of oldestFirst) {
    const { id, parentId } = node;
    byId.set(id, node);
    const parent = (parentId === null ? undefined : byId.get(parentId)) ?? root;
    const nearest = shown.has(parent.id) ? parent : (above.get(parent.id) ?? root);
    above.set(id, nearest);
    if (!shown.has(id)) continue;
    const isRoot = id === rootId;
    places.push({
      ...node,
      parentId: isRoot ? null : nearest.id,
      childCount: children.get(id) ?? 0,
      skipped: isRoot ? 0 : Math.max(node.depth - nearest.depth - 1, 0),
      onPath: isRoot || path.has(id),
    });
  }
  return places;
}

function countChildren(nodes: readonly TreeNode[]): Map<string, number> {
  const children = new Map<string, number>();
  for (const { parentId } of nodes) {
    if (parentId !== null) children.set(parentId, (children.get(parentId) ?? 0) + 1);
  }
  return children;
}

/** All from this message up, as far as it is known. */
function pathTo(oldestFirst: readonly TreeNode[], headId: string): Set<string> {
  const path = new Set([headId]);
  for (const { id, parentId } of oldestFirst.toReversed()) {
    if (path.has(id) && parentId !== null) path.add(parentId);
  }
  return path;
}
