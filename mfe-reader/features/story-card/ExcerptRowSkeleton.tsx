import { cx } from '@storyloom/ui/cx';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import rowStyles from './CoverRow.module.css';
import styles from './ExcerptRow.module.css';

const rows = ['a', 'b', 'c', 'd'];

/** Skeleton of a list of excerpt rows. */
export function ExcerptRowSkeleton() {
  return (
    <div className={styles.skeletons} aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className={rowStyles.row}>
          <Skeleton className={cx(rowStyles.cover, styles.cover)} />
          <div className={rowStyles.text}>
            <Skeleton shape="line" width="52%" height="1.2em" />
            <Skeleton shape="line" width="38%" height="0.8em" />
            <Skeleton shape="line" width="96%" height="0.9em" />
            <Skeleton shape="line" width="70%" height="0.9em" />
          </div>
        </div>
      ))}
    </div>
  );
}
