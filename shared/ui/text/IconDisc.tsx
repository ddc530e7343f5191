import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './IconDisc.module.css';

export interface IconDiscProps {
  children: ReactNode;
  /** Small: 44 px instead of 56. */
  small?: boolean;
  className?: string | undefined;
}

/** An icon on a coloured disc, beside a title. */
export function IconDisc({ children, small = false, className }: IconDiscProps) {
  return <span className={cx(styles.disc, small && styles.small, className)}>{children}</span>;
}
