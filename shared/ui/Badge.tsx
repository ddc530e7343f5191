import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { cx } from './cx.ts';

export interface BadgeProps {
  children: ReactNode;
  tone?: 'neutral' | 'ember' | 'cool' | 'danger' | 'success' | 'over-cover';
}

export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={cx(styles.badge, styles[tone])}>{children}</span>;
}
