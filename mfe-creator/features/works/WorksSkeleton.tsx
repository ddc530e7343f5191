import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import workStyles from './WorkItem.module.css';
import styles from './WorksSkeleton.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Skeleton of a list of works. */
export function WorksSkeleton() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className={workStyles.work}>
          <Skeleton className={styles.cover} />
          <div className={workStyles.text}>
            <Skeleton shape="line" width="70%" height={18} />
            <Skeleton shape="line" width="94%" height={12} />
            <Skeleton shape="line" width="62%" height={12} />
            <Skeleton width={72} height={20} />
          </div>
        </div>
      ))}
    </div>
  );
}
