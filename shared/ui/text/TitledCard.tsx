import { type ReactNode, useId } from 'react';
import styles from './TitledCard.module.css';

export interface TitledCardProps {
  title: string;
  /** The anchor of links to it. */
  id?: string;
  /** True while its content loads. */
  busy?: boolean;
  children: ReactNode;
}

/** A section of a page of settings, on a surface of its own. */
export function TitledCard({ title, id, busy, children }: TitledCardProps) {
  const heading = useId();
  return (
    <section id={id} className={styles.card} aria-labelledby={heading} aria-busy={busy}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
