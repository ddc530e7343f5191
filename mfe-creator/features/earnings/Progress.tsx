import styles from './Earnings.module.css';

/** A progress bar. Its text is shown beside it. */
export function Progress({ value, max, label }: { value: number; max: number; label: string }) {
  return <progress className={styles.meter} value={Math.min(value, max)} max={max} aria-label={label} />;
}
