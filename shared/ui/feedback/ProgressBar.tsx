import { cx } from '../cx.ts';
import styles from './ProgressBar.module.css';
import { PROGRESS, useProgressPhase } from './use-progress-phase.ts';

/** The thin bar at the top while a page is on its way. It knows no numbers, so it is `active` or not. */
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
