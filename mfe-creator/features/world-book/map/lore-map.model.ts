import type { LoreAnalysis } from '@storyloom/contract/entities/lore-analysis';

/** More entries than this are not drawn; the table lists them all. */
export const maxNodes = 40;

export interface MapNode {
  id: string;
  /** In units of the drawing, whose centre is 0, 0. */
  x: number;
  y: number;
}

export interface Call {
  from: string;
  to: string;
  key: string;
}

const RADIUS = 150;

export const readCalls = (analysis: LoreAnalysis): Call[] =>
  analysis.entries.flatMap(({ entryId: from, calls }) =>
    calls.map(({ entryId: to, key }) => ({ from, to, key })),
  );

/** Places the entries with the most calls on a circle. */
export function layOutMap(calls: readonly Call[]): MapNode[] {
  const degree = new Map<string, number>();
  for (const { from, to } of calls) for (const id of [from, to]) degree.set(id, (degree.get(id) ?? 0) + 1);
  const ids = [...degree.keys()]
    .toSorted((a, b) => (degree.get(b) ?? 0) - (degree.get(a) ?? 0))
    .slice(0, maxNodes);
  return ids.map((id, at) => {
    const angle = (2 * Math.PI * at) / ids.length - Math.PI / 2;
    return { id, x: Math.round(RADIUS * Math.cos(angle)), y: Math.round(RADIUS * Math.sin(angle)) };
  });
}
