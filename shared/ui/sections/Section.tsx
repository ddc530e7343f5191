import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  /** A heading above the content, which names the region. */
  title?: string;
  /** Names the region if it has no heading. Without a name it is a plain `div`. */
  label?: string;
  /** The content is loading. */
  busy?: boolean;
  children: ReactNode;
}

/** A part of a page on a surface of its own. */
export function Section({ title, label, busy = false, children }: SectionProps) {
  const id = useId();
  if (title === undefined && label === undefined) return <div className={styles.section}>{children}</div>;
  return (
    <section
      className={styles.section}
      {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': id })}
      aria-busy={busy}
    >
      {title === undefined ? null : (
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
