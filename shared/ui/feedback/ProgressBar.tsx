import { cx } from '../cx.ts';
import styles from './ProgressBar.module.css';
import { PROGRESS, useProgressPhase } from './use-progress-phase.ts';

/** An indeterminate bar at the top of the page while a navigation is pending. */
export function ProgressBar({ active, label = 'Loading page' }: { active: boolean; label?: string }) {
  const phase = useProgressPhase(active);
  if (phase === 'idle') return null;
  return (
    <div
      className={cx(styles.bar, styles[phase])}
      role="progressbar"
      aria-label={label}
      style={{ animationDuration: `${PROGRESS.duration}ms` }}
    />
  );
}
