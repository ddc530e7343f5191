import { cx } from '../cx.ts';
import styles from './Spinner.module.css';

/** A spinner inside a control; pages show skeletons. It is announced only if it has a label. */
export function Spinner({ label, className }: { label?: string; className?: string | undefined }) {
  if (label === undefined) return <span className={cx(styles.spinner, className)} aria-hidden="true" />;
  return (
    <span role="status" className={cx(styles.spinner, className)}>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
