import type { ReactNode } from 'react';
import { ChartLegend, type ChartTable, FigureTable, TableDetails } from './ChartParts.tsx';
import styles from './Charts.module.css';
import type { ChartTone } from './chart-tones.ts';
import { toCsv } from './to-csv.ts';

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
  const figures = <FigureTable caption={title} table={table} />;
  return (
    <section className={styles.figure} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {empty === null && note ? <p className={styles.note}>{note}</p> : null}
      {empty === null ? null : <p className={styles.note}>{empty}</p>}
      {empty === null ? (
        <>
          {chart}
          {legend ? <ChartLegend label="Colors" items={legend} /> : null}
          {chart ? <TableDetails>{figures}</TableDetails> : figures}
          <Download title={title} table={table} file={file} />
        </>
      ) : null}
    </section>
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
