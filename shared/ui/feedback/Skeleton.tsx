import type { CSSProperties } from 'react';
import { cx } from '../cx.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  shape?: 'block' | 'line' | 'circle';
  className?: string | undefined;
}

/** A placeholder hidden from assistive technology; mark the surrounding region `aria-busy`. */
export function Skeleton({ width, height, shape = 'block', className }: SkeletonProps) {
  return (
    <span
      className={cx(styles.skeleton, styles[shape], className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

/** Skeleton of a StoryCard. */
export function CardSkeleton() {
  return (
    <span className={styles.card} aria-hidden="true">
      <Skeleton className={styles.cover} />
      <Skeleton shape="line" width="82%" height="1em" />
      <Skeleton shape="line" width="96%" height="0.75em" />
      <Skeleton shape="line" width="54%" height="0.75em" />
    </span>
  );
}

const LINE_WIDTHS = ['100%', '96%', '99%', '92%', '97%', '68%'];

/** Skeleton of a paragraph. */
export function TextSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <span className={styles.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => index).map((index) => (
        <Skeleton
          key={index}
          shape="line"
          width={index === lines - 1 ? '68%' : LINE_WIDTHS[index % 5]}
          height="1em"
        />
      ))}
    </span>
  );
}
