import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './NavContent.module.css';

/** One place to go, the same in the bottom bar and in the rail. */
export interface NavItem {
  label: string;
  icon: ReactNode;
  href: string;
  current?: boolean;
  /** The one that stands out: Create. */
  primary?: boolean;
}

/** Icon over label, as both navigations draw it. */
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
