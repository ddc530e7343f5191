import { cx } from '../cx.ts';
import styles from './Spinner.module.css';

/** For inside a control only; pages show skeletons. With a label it is announced, without one it is decoration. */
export function Spinner({ label, className }: { label?: string; className?: string | undefined }) {
  if (label === undefined) return <span className={cx(styles.spinner, className)} aria-hidden="true" />;
  return (
    <span role="status" className={cx(styles.spinner, className)}>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
