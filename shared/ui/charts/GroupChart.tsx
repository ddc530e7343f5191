import styles from './Charts.module.css';
import type { ChartTone } from './chart-tones.ts';

/** Units of the drawing: a column, the gap between two groups, and the height of the highest column. */
const WIDTH = 10;
const GAP = 12;
const HEIGHT = 80;

export interface GroupChartProps {
  /** Groups with the same number of values. */
  groups: readonly { label: string; values: readonly { tone: ChartTone; value: number }[] }[];
  /** The value of the highest column in words. */
  format: (value: number) => string;
}

/** Columns side by side in groups. Hidden from assistive technology, which reads the table behind the chart. */
export function GroupChart({ groups, format }: GroupChartProps) {
  const highest = Math.max(0, ...groups.flatMap(({ values }) => values.map(({ value }) => value)));
  const step = (groups[0]?.values.length ?? 0) * WIDTH + GAP;
  return (
    <div aria-hidden="true">
      <svg
        aria-hidden="true"
        className={styles.chart}
        viewBox={`0 0 ${Math.max(1, groups.length) * step} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {groups.map(({ label, values }, group) =>
          values.map(({ tone, value }, index) => {
            const height = highest === 0 ? 0 : (value / highest) * HEIGHT;
            const x = group * step + GAP / 2 + index * WIDTH;
            return (
              <rect
                key={`${label} ${tone}`}
                data-tone={tone}
                x={x}
                y={HEIGHT - height}
                width={WIDTH - 1}
                height={height}
              />
            );
          }),
        )}
      </svg>
      <p className={styles.groups}>
        {groups.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <p className={styles.axis}>{`highest: ${format(highest)}`}</p>
    </div>
  );
}
