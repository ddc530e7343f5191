import styles from './Earnings.module.css';

/** How far something has come, as a bar; the words stand beside it. */
export function Progress({ value, max, label }: { value: number; max: number; label: string }) {
  return <progress className={styles.meter} value={Math.min(value, max)} max={max} aria-label={label} />;
}
