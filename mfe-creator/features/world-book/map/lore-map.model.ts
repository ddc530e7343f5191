import type { LoreAnalysis } from '@storyloom/contract/entities/lore-analysis';

/** Maximum number of entries in the drawing, for readable titles on a phone. The lists and the table have all. */
export const maxNodes = 24;

export interface MapNode {
  id: string;
  /** Position in units of the drawing; the centre is 0, 0. */
  x: number;
  y: number;
  /** Direction from the centre, in degrees. */
  angle: number;
}

export interface Call {
  from: string;
  to: string;
  key: string;
}

/** Radius of the circle of entries, in units of the drawing. */
export const RADIUS = 110;

export const readCalls = (analysis: LoreAnalysis): Call[] =>
  analysis.entries.flatMap(({ entryId: from, calls }) =>
    calls.map(({ entryId: to, key }) => ({ from, to, key })),
  );

/** The number of calls that each entry makes or receives. */
export function countCalls(calls: readonly Call[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { from, to } of calls) {
    for (const id of [from, to]) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Places the entries with the most calls on a circle. */
export function layOutMap(calls: readonly Call[]): MapNode[] {
  const counts = [...countCalls(calls)].toSorted(([, a], [, b]) => b - a).slice(0, maxNodes);
  return counts.map(([id], at) => {
    const angle = (360 * at) / counts.length - 90;
    const radians = (angle * Math.PI) / 180;
    return {
      id,
      angle,
      x: Math.round(RADIUS * Math.cos(radians)),
      y: Math.round(RADIUS * Math.sin(radians)),
    };
  });
}
