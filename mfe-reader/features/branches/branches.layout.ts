import type { Branch } from '@storyloom/contract/entities/branch';

/** px between two places that follow each other, and between two that stand side by side. */
export const rowHeight = 56;
export const laneWidth = 48;

export interface Spot {
  branch: Branch;
  x: number;
  y: number;
  parent: Spot | null;
  /** The way that is taken first, then those beside it. */
  children: Spot[];
}

export interface Layout {
  spots: readonly Spot[];
  width: number;
  height: number;
}

/** Places from top to bottom; the path in sight keeps to the left edge, each further way gets a lane of its own. */
export function layOut(branches: readonly Branch[]): Layout {
  const byId = new Map<string, Spot>();
  const spots = branches.map((branch): Spot => {
    const parent = branch.parentId === null ? null : (byId.get(branch.parentId) ?? null);
    const y = parent ? parent.y + rowHeight : rowHeight / 2;
    const spot: Spot = { branch, x: laneWidth / 2, y, parent, children: [] };
    byId.set(branch.id, spot);
    parent?.children.push(spot);
    return spot;
  });
  for (const { children } of spots) {
    children.sort((a, b) => Number(b.branch.onPath) - Number(a.branch.onPath));
  }

  const taken: [from: number, to: number][][] = [];
  const waiting = spots.filter(({ parent }) => parent === null).toReversed();
  for (let start = waiting.pop(); start; start = waiting.pop()) {
    const line = lineFrom(start);
    const lane = freeLane(taken, start, line.at(-1) ?? start);
    for (const spot of line) spot.x = lane * laneWidth + laneWidth / 2;
    // The ways nearest the end come first, so that lines seldom cross.
    for (const { children } of line) waiting.push(...children.slice(1).toReversed());
  }
  const height = Math.max(0, ...spots.map(({ y }) => y)) + rowHeight / 2;
  return { spots, width: taken.length * laneWidth, height };
}

/** The nearest lane beside the parent's that nothing stands in from `start` to `end`; it is taken then. */
function freeLane(taken: [from: number, to: number][][], start: Spot, end: Spot): number {
  let lane = start.parent ? Math.floor(start.parent.x / laneWidth) + 1 : taken.length;
  while (taken[lane]?.some(([from, to]) => from <= end.y && start.y <= to)) lane++;
  while (taken.length <= lane) taken.push([]);
  taken[lane]?.push([start.y, end.y]);
  return lane;
}

/** A place and those that follow it on the way taken first. */
export function lineFrom(start: Spot): Spot[] {
  const line = [start];
  for (let [next] = start.children; next; [next] = next.children) line.push(next);
  return line;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** px around what is in sight that is drawn as well. */
const margin = 240;

/** Whether what is drawn for one box still holds all that the other shows. */
export function isNear(drawn: Box, seen: Box): boolean {
  return (
    drawn.width === seen.width &&
    drawn.height === seen.height &&
    Math.abs(drawn.left - seen.left) < margin / 2 &&
    Math.abs(drawn.top - seen.top) < margin / 2
  );
}

/** The places whose button or line to the place above lies in the box. A box without size shows all. */
export function spotsIn({ spots }: Layout, box: Box): readonly Spot[] {
  if (box.width === 0 || box.height === 0) return spots;
  const right = box.left + box.width + margin;
  const bottom = box.top + box.height + margin;
  return spots.filter(({ x, y, parent }) => {
    const fromX = Math.min(x, parent?.x ?? x);
    const fromY = Math.min(y, parent?.y ?? y);
    return x >= box.left - margin && fromX <= right && y >= box.top - margin && fromY <= bottom;
  });
}

/** Where an arrow key leads from a place; null: nowhere. */
export function neighbour({ spots }: Layout, from: Spot, key: string): Spot | null {
  if (key === 'ArrowUp') return from.parent;
  if (key === 'ArrowDown') return from.children[0] ?? null;
  const row = spots.filter(({ y }) => y === from.y).toSorted((a, b) => a.x - b.x);
  const at = row.indexOf(from);
  if (key === 'ArrowRight') return row[at + 1] ?? null;
  if (key === 'ArrowLeft') return row[at - 1] ?? null;
  return null;
}

/** A line from a place to the one above: straight down a lane, or out of it in a bend. */
export function edgePath({ x, y, parent }: Spot): string {
  if (!parent) return '';
  if (parent.x === x) return `M${x} ${parent.y}V${y}`;
  const bend = parent.y + rowHeight / 2;
  return `M${parent.x} ${parent.y}C${parent.x} ${bend} ${x} ${bend} ${x} ${Math.min(parent.y + rowHeight, y)}V${y}`;
}
