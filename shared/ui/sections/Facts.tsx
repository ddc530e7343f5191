import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Facts.module.css';

type Fact = readonly [label: string, value: ReactNode];

/** Labels with their values, in two columns. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FigureListProps {
  figures: readonly Fact[];
  /** Sets the columns; by default as many as fit. */
  className?: string | undefined;
}

/** Large numbers above their labels. */
export function FigureList({ figures, className }: FigureListProps) {
  return (
    <dl className={cx(styles.figures, className)}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
