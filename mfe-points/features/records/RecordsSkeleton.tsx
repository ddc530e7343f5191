import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import styles from './RecordRow.module.css';

const ROWS = [132, 96, 148, 110, 124];

/** Skeleton of record rows. */
export function RecordsSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true">
      {ROWS.slice(0, rows).map((width) => (
        <div key={width} className={styles.row}>
          <div className={styles.text}>
            <Skeleton shape="line" width={width} height={16} />
            <Skeleton shape="line" width={108} height={11} />
          </div>
          <Skeleton shape="line" width={32} height={16} />
        </div>
      ))}
    </div>
  );
}
