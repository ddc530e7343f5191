import { Children, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** Two columns on phones, six on wide screens. Each child becomes a list item. */
export function CardGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}
