import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import styles from './AdminParts.module.css';

/** Rows of a list that loads, each with its name and its facts. */
export function RowsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.card}>
          <Skeleton shape="line" width="42%" height="1.2em" />
          <Skeleton shape="line" width="64%" height="1em" />
        </div>
      ))}
    </div>
  );
}

/** A section that loads: its title, its filters and its list. */
export function SectionSkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      <Skeleton shape="line" width="8em" height="2.4em" />
      <Skeleton height={44} />
      <RowsSkeleton />
    </div>
  );
}
