import type { ReactNode } from 'react';
import styles from './Charts.module.css';
import type { ChartTone } from './chart-tones.ts';

const WIDTH = 300;
const HEIGHT = 80;

export interface CurveChartProps {
  /** At equal distances. */
  values: readonly number[];
  tone: ChartTone;
  /** Below the left end, the middle and the right end. */
  axis: readonly [ReactNode, ReactNode, ReactNode];
}

/** A curve with the area below it. Hidden from assistive technology, which reads the table behind the chart. */
export function CurveChart({ values, tone, axis }: CurveChartProps) {
  const highest = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = values.map((value, index) => `${index * step},${HEIGHT - (value / highest) * HEIGHT}`);
  const line = points.length === 1 ? [...points, `${WIDTH},${points[0]?.split(',')[1] ?? 0}`] : points;
  return (
    <div aria-hidden="true">
      <svg
        aria-hidden="true"
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <polygon
          className={styles.area}
          data-tone={tone}
          points={[`0,${HEIGHT}`, ...line, `${WIDTH},${HEIGHT}`].join(' ')}
        />
        <polyline className={styles.curve} data-tone={tone} points={line.join(' ')} />
      </svg>
      <p className={styles.axis}>
        <span>{axis[0]}</span>
        <span>{axis[1]}</span>
        <span>{axis[2]}</span>
      </p>
    </div>
  );
}
