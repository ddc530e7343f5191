import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './NavContent.module.css';

/** A destination of the bottom bar and the rail. */
export interface NavItem {
  label: string;
  icon: ReactNode;
  href: string;
  current?: boolean;
  /** Highlighted: Create. */
  primary?: boolean;
}

/** Icon above label. */
export function NavContent({ item }: { item: NavItem }) {
  return (
    <>
      <span className={cx(styles.icon, item.primary && styles.primary, item.current && styles.current)}>
        {item.icon}
      </span>
      <span className={styles.label}>{item.label}</span>
    </>
  );
}
