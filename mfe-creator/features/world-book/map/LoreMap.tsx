import type { LoreAnalysis } from '@storyloom/contract/entities/lore-analysis';
import { useMemo } from 'react';
import { useEntries } from '../use-lore.ts';
import styles from './LoreMap.module.css';
import { layOutMap, maxNodes, readCalls } from './lore-map.model.ts';

/** Rows of the table. */
const MAX_ROWS = 200;

/** Which entry calls which, as a drawing and as a table. */
export function LoreMap({ analysis }: { analysis: LoreAnalysis | null }) {
  const entries = useEntries();
  const calls = useMemo(() => (analysis === null ? [] : readCalls(analysis)), [analysis]);
  const nodes = useMemo(() => layOutMap(calls), [calls]);
  const places = new Map(nodes.map((node) => [node.id, node]));
  const titles = new Map(entries.map(({ id, title }) => [id, title.trim() || 'Untitled entry']));
  if (calls.length === 0) {
    return (
      <p className={styles.note}>
        No entry calls another one. An entry calls those whose keys are in its text.
      </p>
    );
  }
  return (
    <div className={styles.map}>
      <svg viewBox="-240 -190 480 380" aria-hidden="true" className={styles.drawing}>
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
        {calls.map(({ from, to }) => {
          const [start, end] = [places.get(from), places.get(to)];
          if (start === undefined || end === undefined) return null;
          return (
            <line
              key={`${from} ${to}`}
              x1={start.x}
              y1={start.y}
              x2={end.x}
              y2={end.y}
              className={styles.call}
              markerEnd="url(#lore-arrow)"
            />
          );
        })}
        {nodes.map(({ id, x, y }) => (
          <g key={id}>
            <circle cx={x} cy={y} r="5" className={styles.node} />
            <text
              x={x * 1.07}
              y={y * 1.07}
              textAnchor={Math.abs(x) < 20 ? 'middle' : x > 0 ? 'start' : 'end'}
              dominantBaseline="middle"
              className={styles.title}
            >
              {shorten(titles.get(id) ?? '')}
            </text>
          </g>
        ))}
      </svg>
      {nodes.length === maxNodes ? (
        <p className={styles.note}>The drawing has the {maxNodes} entries with the most calls.</p>
      ) : null}
      <table className={styles.table}>
        <caption className="visually-hidden">Which entry calls which</caption>
        <thead>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col">Calls</th>
            <th scope="col">By the key</th>
          </tr>
        </thead>
        <tbody>
          {calls.slice(0, MAX_ROWS).map(({ from, to, key }) => (
            <tr key={`${from} ${to}`}>
              <td>{titles.get(from)}</td>
              <td>{titles.get(to)}</td>
              <td>{key}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {calls.length > MAX_ROWS ? (
        <p className={styles.note}>
          {MAX_ROWS} of {calls.length} calls are listed.
        </p>
      ) : null}
    </div>
  );
}

const shorten = (title: string) => (title.length > 16 ? `${title.slice(0, 15)}…` : title);
