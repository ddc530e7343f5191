import type { ReactNode } from 'react';
import styles from './ChipRow.module.css';

export interface ChipRowProps {
  label: string;
  /** `links` renders a navigation landmark, `choices` a group. */
  kind?: 'choices' | 'links';
  children: ReactNode;
}

/** A row of chips that scrolls sideways and fades at its edges. */
export function ChipRow({ label, kind = 'choices', children }: ChipRowProps) {
  const Row = kind === 'links' ? 'nav' : 'fieldset';
  return (
    <Row className={styles.row} aria-label={label}>
      {children}
    </Row>
  );
}
