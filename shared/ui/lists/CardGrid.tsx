import { Children, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** Two columns on a phone, six on a wide screen; each child becomes a list item. */
export function CardGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}
