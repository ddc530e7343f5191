import type { TreeNode } from '../messages/messages.service.ts';

/** A node that is drawn. */
export interface LayoutNode extends TreeNode {
  childCount: number;
  /** Messages between this node and its parent in the layout. */
  skipped: number;
  /** True on the path from the root to the head. */
  onPath: boolean;
}

interface LayoutOptions {
  rootId: string;
  /** Head of the save that is shown. */
  headId: string;
  /** Heads of all saves; they are always drawn. */
  heads: readonly string[];
  /** Maximum number of nodes; the newest are kept. */
  limit: number;
}

/**
 * Reduces a tree to its root, forks, ends and heads, oldest first. `messages` come newest first. A node whose
 * ancestors are not among them becomes a child of the root.
 */
export function layOutTree(
  messages: readonly TreeNode[],
  { rootId, headId, heads, limit }: LayoutOptions,
): LayoutNode[] {
  const root: TreeNode = { id: rootId, parentId: null, depth: 0 };
  const oldestFirst = [root, ...messages.filter(({ id }) => id !== rootId).toReversed()];
  const children = countChildren(oldestFirst);
  const drawn = new Set([rootId, headId, ...heads]);
  for (const { id } of messages) {
    if (drawn.size >= limit) break;
    if (children.get(id) !== 1) drawn.add(id);
  }

  const path = pathTo(oldestFirst, headId);
  // Parents are older than their children, so a parent's nearest drawn ancestor is known before it is needed.
  const nearestDrawn = new Map<string, TreeNode>();
  const byId = new Map<string, TreeNode>();
  const nodes: LayoutNode[] = [];
  for (const message of oldestFirst) {
    const { id, parentId } = message;
    byId.set(id, message);
    const parent = (parentId === null ? undefined : byId.get(parentId)) ?? root;
    const nearest = drawn.has(parent.id) ? parent : (nearestDrawn.get(parent.id) ?? root);
    nearestDrawn.set(id, nearest);
    if (!drawn.has(id)) continue;
    const isRoot = id === rootId;
    nodes.push({
      ...message,
      parentId: isRoot ? null : nearest.id,
      childCount: children.get(id) ?? 0,
      skipped: isRoot ? 0 : Math.max(message.depth - nearest.depth - 1, 0),
      onPath: isRoot || path.has(id),
    });
  }
  return nodes;
}

function countChildren(messages: readonly TreeNode[]): Map<string, number> {
  const children = new Map<string, number>();
  for (const { parentId } of messages) {
    if (parentId !== null) children.set(parentId, (children.get(parentId) ?? 0) + 1);
  }
  return children;
}

/** Ids of the message and its known ancestors. */
function pathTo(oldestFirst: readonly TreeNode[], headId: string): Set<string> {
  const path = new Set([headId]);
  for (const { id, parentId } of oldestFirst.toReversed()) {
    if (path.has(id) && parentId !== null) path.add(parentId);
  }
  return path;
}
