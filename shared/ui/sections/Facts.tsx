import type { ReactNode } from 'react';
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

/** Large numbers above their labels. */
export function FigureList({ figures }: { figures: readonly Fact[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
