import type { ReactNode } from 'react';
import { ChartLegend, type ChartTable, FigureTable, TableDetails } from './ChartParts.tsx';
import styles from './Charts.module.css';
import type { ChartTone } from './chart-tones.ts';

export interface ChartFigureProps {
  title: string;
  note?: ReactNode;
  legend?: readonly { tone: ChartTone; label: string }[];
  /** Without one, the table is open. */
  chart?: ReactNode;
  table: ChartTable;
  /** In place of everything below the title, if there is nothing to draw. */
  empty?: string | null;
}

/** A chart with its figures as a table. */
export function ChartFigure({ title, note, legend, chart, table, empty = null }: ChartFigureProps) {
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
        </>
      ) : null}
    </section>
  );
}
