import type { ScriptKnot } from '@storyloom/contract/stories/entities/script-report';

/** A larger plot cannot be seen in a small picture. */
const maxNodes = 80;

interface Node {
  knot: ScriptKnot;
  /** Number of its row in the table. */
  number: number;
  x: number;
  y: number;
}

export interface Graph {
  nodes: Node[];
  edges: { from: Node; to: Node }[];
  /** Size in nodes. */
  columns: number;
  rows: number;
}

/** Places the knots of the plot in layers, each below those that lead to it first; null if there are too many or none. */
export function layOut(knots: readonly ScriptKnot[]): Graph | null {
  const plot = knots.filter(({ kind }) => kind === 'scene' || kind === 'ending' || kind === 'part');
  if (plot.length === 0 || plot.length > maxNodes) return null;
  const layers = layersOf(plot);
  const columns = Math.max(...layers.map(({ length }) => length));
  const nodes = new Map<string, Node>();
  for (const [y, layer] of layers.entries()) {
    // Below what leads there, so that few lines cross.
    const above = ({ name }: ScriptKnot) =>
      [...nodes.values()].find(({ knot }) => knot.leadsTo.includes(name))?.x ?? 0;
    for (const [index, knot] of layer.toSorted((a, b) => above(a) - above(b)).entries()) {
      const x = ((index + 0.5) * columns) / layer.length;
      nodes.set(knot.name, { knot, number: knots.indexOf(knot) + 1, x, y: y + 0.5 });
    }
  }
  const edges = [...nodes.values()].flatMap((from) =>
    from.knot.leadsTo.flatMap((name) => {
      const to = nodes.get(name);
      return to ? [{ from, to }] : [];
    }),
  );
  return { nodes: [...nodes.values()], edges, columns, rows: layers.length };
}

function layersOf(plot: readonly ScriptKnot[]): ScriptKnot[][] {
  const isLedTo = new Set(plot.flatMap(({ leadsTo }) => leadsTo));
  const layers: ScriptKnot[][] = [];
  let left = plot;
  let next = plot.filter(({ name }, index) => index === 0 || !isLedTo.has(name));
  while (left.length > 0) {
    // What is left without a layer goes round apart from the rest.
    const layer = next.length > 0 ? next : left.slice(0, 1);
    layers.push(layer);
    left = left.filter((knot) => !layer.includes(knot));
    next = left.filter(({ name }) => layer.some(({ leadsTo }) => leadsTo.includes(name)));
  }
  return layers;
}
