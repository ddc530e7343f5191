import { Section } from '@storyloom/ui/sections/Section';
import type { ReactNode } from 'react';
import styles from './ActionPanel.module.css';

/** The form of an action beside what it is about. A press on its title opens it. */
export function ActionPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section label={title}>
      <details>
        <summary className={styles.summary}>
          <h2 className={styles.title}>{title}</h2>
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </Section>
  );
}
