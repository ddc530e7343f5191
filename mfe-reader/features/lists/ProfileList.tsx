import type { ReactNode } from 'react';
import styles from './ProfileList.module.css';

/** One of the visitor's lists in the width of a profile. */
export function ProfileList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
