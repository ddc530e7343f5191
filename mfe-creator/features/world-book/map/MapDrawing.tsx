import styles from './LoreMap.module.css';
import { type Call, type MapNode, RADIUS } from './lore-map.model.ts';

interface MapDrawingProps {
  nodes: readonly MapNode[];
  calls: readonly Call[];
  /** The entry whose calls are highlighted. */
  current: string;
  titleOf: (id: string) => string;
  onChoose: (id: string) => void;
}

/** Maximum characters of a title that fit beside a node. */
const MAX_TITLE = 15;

/** Draws the entries on a circle. Screen readers skip it, as the lists and the table have the same content. */
export function MapDrawing({ nodes, calls, current, titleOf, onChoose }: MapDrawingProps) {
  const places = new Map(nodes.map((node) => [node.id, node]));
  const isOfCurrent = ({ from, to }: Call) => from === current || to === current;
  const near = new Set(calls.filter(isOfCurrent).flatMap(({ from, to }) => [from, to]));
  // Lines of the current entry are drawn last, above the others.
  const drawn = calls.toSorted((a, b) => Number(isOfCurrent(a)) - Number(isOfCurrent(b)));
  const labels = new Map(nodes.map(({ id }) => [id, shorten(titleOf(id))]));
  const extent = RADIUS + 20 + Math.max(0, ...[...labels.values()].map(measure));
  return (
    <svg
      viewBox={`${-extent} ${-extent} ${2 * extent} ${2 * extent}`}
      aria-hidden="true"
      className={styles.drawing}
    >
      <defs>
        <marker
          id="lore-arrow"
          viewBox="0 0 8 8"
          refX="14"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" className={styles.arrow} />
        </marker>
      </defs>
      {drawn.map((call) => {
        const [start, end] = [places.get(call.from), places.get(call.to)];
        if (start === undefined || end === undefined) return null;
        const isNear = isOfCurrent(call);
        return (
          <line
            key={`${call.from} ${call.to}`}
            x1={start.x}
            y1={start.y}
            x2={end.x}
            y2={end.y}
            className={styles.call}
            data-near={isNear}
            markerEnd={isNear ? 'url(#lore-arrow)' : undefined}
          />
        );
      })}
      {nodes.map(({ id, x, y, angle }) => {
        const isLeft = x < 0;
        return (
          <g
            key={id}
            className={styles.entry}
            data-near={near.has(id)}
            data-current={id === current}
            onPointerUp={() => onChoose(id)}
          >
            <circle cx={x} cy={y} r="7" className={styles.node} />
            <text
              transform={`translate(${x} ${y}) rotate(${isLeft ? angle + 180 : angle})`}
              x={isLeft ? -13 : 13}
              textAnchor={isLeft ? 'end' : 'start'}
              dominantBaseline="middle"
              className={styles.title}
            >
              {labels.get(id)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const shorten = (title: string) =>
  title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE - 1).trimEnd()}…` : title;

/** The estimated width of a label in units of the drawing, at 15 px or less. CJK characters are squares. */
const measure = (label: string) =>
  [...label].reduce((width, character) => width + (character > '\u2e80' ? 15 : 9), 0);
