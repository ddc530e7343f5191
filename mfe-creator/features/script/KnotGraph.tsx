import type { ScriptKnot } from '@storyloom/contract/stories/entities/script-report';
import { useMemo } from 'react';
import { layOut } from './graph.model.ts';
import styles from './ScriptSection.module.css';

/** Size of a node with the space around it. */
const cell = { width: 30, height: 38 };
const radius = 10;

/** A picture of the plot; its numbers are those of the table, which says the same in words. */
export function KnotGraph({ knots }: { knots: readonly ScriptKnot[] }) {
  const graph = useMemo(() => layOut(knots), [knots]);
  if (graph === null) return null;
  const { nodes, edges, columns, rows } = graph;
  const at = ({ x, y }: { x: number; y: number }) => [x * cell.width, y * cell.height] as const;
  return (
    <svg
      role="img"
      aria-label="The plot as a picture: what leads where, from the beginning to the endings"
      className={styles.graph}
      viewBox={`0 0 ${columns * cell.width} ${rows * cell.height}`}
      width={columns * cell.width}
      height={rows * cell.height}
    >
      {edges.map(({ from, to }) => {
        const [[x1, y1], [x2, y2]] = [at(from), at(to)];
        // A way that does not lead down bends aside.
        const bend = y2 > y1 ? 0 : cell.width / 2;
        const path = `M${x1} ${y1}C${x1 + bend} ${y2 - bend} ${x2 + bend} ${y1 + bend} ${x2} ${y2}`;
        return <path key={`${from.number}-${to.number}`} d={path} />;
      })}
      {nodes.map((node) => {
        const [x, y] = at(node);
        const { name, kind, title, isReachable } = node.knot;
        return (
          <g key={name} className={styles.node} data-kind={kind} data-lost={!isReachable || undefined}>
            <title>{title === null ? name : `${name}: ${title}`}</title>
            <circle cx={x} cy={y} r={radius} />
            <text x={x} y={y}>
              {node.number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
