import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Badge.module.css';

export interface BadgeProps {
  children: ReactNode;
  tone?: 'neutral' | 'ember' | 'cool' | 'danger' | 'success' | 'over-cover';
}

export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={cx(styles.badge, styles[tone])}>{children}</span>;
}
