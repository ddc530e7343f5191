import { cx } from '../cx.ts';
import styles from './Wordmark.module.css';

/** The product's logo: its name, with a thread through a loom. */
export function Wordmark({ show = 'both' }: { show?: 'both' | 'mark' | 'name' }) {
  return (
    <span className={cx(styles.wordmark, show === 'both' && styles.both)}>
      {show === 'name' ? null : (
        <svg
          viewBox="0 0 28 28"
          width="28"
          height="28"
          fill="none"
          strokeWidth="2.4"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M6 5v18M14 5v18M22 5v18" stroke="var(--color-control-line)" />
          <path d="M2 18c4-8 8-8 12-4s8 4 12-4" stroke="var(--color-ember)" />
        </svg>
      )}
      <span className={show === 'mark' ? 'visually-hidden' : styles.name}>Storyloom</span>
    </span>
  );
}
