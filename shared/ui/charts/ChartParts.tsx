import type { ReactNode } from 'react';
import styles from './Charts.module.css';
import type { ChartTone } from './chart-tones.ts';

export interface ChartTable {
  head: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly (string | number)[])[];
}

export function ChartLegend({
  label,
  items,
}: {
  label: string;
  items: readonly { tone: ChartTone; label: string }[];
}) {
  return (
    <ul className={styles.legend} aria-label={label}>
      {items.map((item) => (
        <li key={item.tone} data-tone={item.tone}>
          {item.label}
        </li>
      ))}
    </ul>
  );
}

/** The figures behind a chart. */
export function FigureTable({ caption, table: { head, rows } }: { caption: string; table: ChartTable }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                <td key={head[index + 1]}>{typeof cell === 'number' ? cell.toLocaleString('en') : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Opens to the table behind a chart. */
export function TableDetails({ children }: { children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>Show as a table</summary>
      {children}
    </details>
  );
}
