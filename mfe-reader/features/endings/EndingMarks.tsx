import styles from './EndingMarks.module.css';

/** A mark for each ending, those found filled; nothing in a preview, whose endings nobody collects. Their number is a text beside them. */
export function EndingMarks({ found, total }: { found: number; total: number }) {
  if (found === 0) return null;
  return (
    <span className={styles.marks} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={styles.mark} data-found={index < found} />
      ))}
    </span>
  );
}
