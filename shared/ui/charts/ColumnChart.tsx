import type { ReactNode } from 'react';
import styles from './Charts.module.css';
import type { ChartTone } from './chart-tones.ts';

/** Units of the drawing: a column with its gap, a column, and the height of the highest one. */
const STEP = 10;
const WIDTH = 7;
const HEIGHT = 80;

export interface ChartColumn {
  key: string;
  /** From the bottom up. */
  parts: readonly { tone: ChartTone; value: number }[];
}

export interface ColumnChartProps {
  columns: readonly ChartColumn[];
  /** Draws the parts of a column beside each other, because they are not parts of one whole. */
  grouped?: boolean;
  /** Below the left end, the middle and the right end. */
  axis: readonly [ReactNode, ReactNode, ReactNode];
}

/** Stacked or grouped columns. Hidden from assistive technology, which reads the table behind the chart. */
export function ColumnChart({ columns, grouped = false, axis }: ColumnChartProps) {
  const rects = columns.flatMap(({ key, parts }, index) => {
    let below = 0;
    const width = grouped ? WIDTH / parts.length : WIDTH;
    return parts.map(({ tone, value }, at) => {
      below += value;
      const top = grouped ? value : below;
      return { key: `${key} ${tone}`, tone, value, top, width, x: index * STEP + (grouped ? at * width : 0) };
    });
  });
  const highest = Math.max(1, ...rects.map(({ top }) => top));
  return (
    <div aria-hidden="true">
      <svg
        aria-hidden="true"
        className={styles.chart}
        viewBox={`0 0 ${Math.max(1, columns.length) * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {rects
          .filter(({ value }) => value > 0)
          .map(({ key, tone, value, top, width, x }) => (
            <rect
              key={key}
              data-tone={tone}
              x={x}
              y={HEIGHT - (top / highest) * HEIGHT}
              width={width}
              height={(value / highest) * HEIGHT}
            />
          ))}
      </svg>
      <p className={styles.axis}>
        <span>{axis[0]}</span>
        <span>{axis[1]}</span>
        <span>{axis[2]}</span>
      </p>
    </div>
  );
}
