import type { ReactNode } from 'react';
import styles from './Charts.module.css';
import type { ChartTone } from './chart-tones.ts';
import { type Cell, toCsv } from './to-csv.ts';

export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
}

export interface ChartFigureProps {
  title: string;
  note?: ReactNode;
  legend?: readonly { tone: ChartTone; label: string }[];
  /** Without one, the table is open. */
  chart?: ReactNode;
  table: ChartTable;
  /** Name of the CSV file. */
  file: string;
  /** In place of everything below the title, if there is nothing to draw. */
  empty?: string | null;
}

/** A chart with its figures as a table, which can be downloaded. */
export function ChartFigure({ title, note, legend, chart, table, file, empty = null }: ChartFigureProps) {
  const figures = <Figures title={title} table={table} />;
  return (
    <section className={styles.figure} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {empty === null && note ? <p className={styles.note}>{note}</p> : null}
      {empty === null ? null : <p className={styles.note}>{empty}</p>}
      {empty === null ? (
        <>
          {chart}
          {legend ? (
            <ul className={styles.legend} aria-label="Colors">
              {legend.map(({ tone, label }) => (
                <li key={tone} data-tone={tone}>
                  {label}
                </li>
              ))}
            </ul>
          ) : null}
          {chart ? (
            <details className={styles.details}>
              <summary>Show as a table</summary>
              {figures}
            </details>
          ) : (
            figures
          )}
          <Download title={title} table={table} file={file} />
        </>
      ) : null}
    </section>
  );
}

function Figures({ title, table: { head, rows } }: { title: string; table: ChartTable }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
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
  );
}

function Download({ title, table, file }: { title: string; table: ChartTable; file: string }) {
  const href = `data:text/csv;charset=utf-8,${encodeURIComponent(toCsv(table.head, table.rows))}`;
  return (
    <div>
      <a className={styles.download} href={href} download={file} aria-label={`Download CSV: ${title}`}>
        Download CSV
      </a>
    </div>
  );
}
