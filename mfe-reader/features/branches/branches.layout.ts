import type { Branch } from '@storyloom/contract/chat/entities/branch';

/** Distance in px between consecutive nodes, and between parallel branches. */
export const rowHeight = 56;
export const laneWidth = 48;

export interface MapNode {
  branch: Branch;
  x: number;
  y: number;
  parent: MapNode | null;
  /** Children, starting with the one on the current path. */
  children: MapNode[];
}

export interface TreeLayout {
  nodes: readonly MapNode[];
  width: number;
  height: number;
}

/** Lays out a message tree from top to bottom: the current path at the left, each other branch in a free lane. */
export function layOutTree(branches: readonly Branch[]): TreeLayout {
  const byId = new Map<string, MapNode>();
  const nodes = branches.map((branch): MapNode => {
    const parent = branch.parentId === null ? null : (byId.get(branch.parentId) ?? null);
    const y = parent ? parent.y + rowHeight : rowHeight / 2;
    const node: MapNode = { branch, x: laneWidth / 2, y, parent, children: [] };
    byId.set(branch.id, node);
    parent?.children.push(node);
    return node;
  });
  for (const { children } of nodes) {
    children.sort((a, b) => Number(b.branch.onPath) - Number(a.branch.onPath));
  }

  const taken: [from: number, to: number][][] = [];
  const waiting = nodes.filter(({ parent }) => parent === null).toReversed();
  for (let start = waiting.pop(); start; start = waiting.pop()) {
    const line = branchFrom(start);
    const lane = freeLane(taken, start, line.at(-1) ?? start);
    for (const node of line) node.x = lane * laneWidth + laneWidth / 2;
    // The lowest forks first, so that edges rarely cross.
    for (const { children } of line) waiting.push(...children.slice(1).toReversed());
  }
  const height = Math.max(0, ...nodes.map(({ y }) => y)) + rowHeight / 2;
  return { nodes, width: taken.length * laneWidth, height };
}

/** Takes the nearest lane beside the parent that is free from `start` to `end`. */
function freeLane(taken: [from: number, to: number][][], start: MapNode, end: MapNode): number {
  let lane = start.parent ? Math.floor(start.parent.x / laneWidth) + 1 : taken.length;
  while (taken[lane]?.some(([from, to]) => from <= end.y && start.y <= to)) lane++;
  while (taken.length <= lane) taken.push([]);
  taken[lane]?.push([start.y, end.y]);
  return lane;
}

/** The nodes from `start` down along first children. */
export function branchFrom(start: MapNode): MapNode[] {
  const line = [start];
  for (let [next] = start.children; next; [next] = next.children) line.push(next);
  return line;
}

export interface Viewport {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Distance in px around the viewport that is rendered as well. */
const margin = 240;

/** True if the nodes rendered for one viewport still cover another. */
export function covers(drawn: Viewport, seen: Viewport): boolean {
  return (
    drawn.width === seen.width &&
    drawn.height === seen.height &&
    Math.abs(drawn.left - seen.left) < margin / 2 &&
    Math.abs(drawn.top - seen.top) < margin / 2
  );
}

/** The nodes whose button or edge to the parent is in the viewport. Without layout (size 0) all nodes. */
export function nodesIn({ nodes }: TreeLayout, box: Viewport): readonly MapNode[] {
  if (box.width === 0 || box.height === 0) return nodes;
  const right = box.left + box.width + margin;
  const bottom = box.top + box.height + margin;
  return nodes.filter(({ x, y, parent }) => {
    const fromX = Math.min(x, parent?.x ?? x);
    const fromY = Math.min(y, parent?.y ?? y);
    return x >= box.left - margin && fromX <= right && y >= box.top - margin && fromY <= bottom;
  });
}

/** The node an arrow key leads to, if there is one. */
export function neighborOf({ nodes }: TreeLayout, from: MapNode, key: string): MapNode | null {
  if (key === 'ArrowUp') return from.parent;
  if (key === 'ArrowDown') return from.children[0] ?? null;
  const row = nodes.filter(({ y }) => y === from.y).toSorted((a, b) => a.x - b.x);
  const at = row.indexOf(from);
  if (key === 'ArrowRight') return row[at + 1] ?? null;
  if (key === 'ArrowLeft') return row[at - 1] ?? null;
  return null;
}

/** SVG path of the edge from the parent: straight within a lane, otherwise with a bend. */
export function edgePath({ x, y, parent }: MapNode): string {
  if (!parent) return '';
  if (parent.x === x) return `M${x} ${parent.y}V${y}`;
  const bend = parent.y + rowHeight / 2;
  return `M${parent.x} ${parent.y}C${parent.x} ${bend} ${x} ${bend} ${x} ${Math.min(parent.y + rowHeight, y)}V${y}`;
}
