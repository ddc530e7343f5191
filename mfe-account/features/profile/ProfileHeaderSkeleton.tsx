import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import styles from './ProfileHeader.module.css';

/** Skeleton of a profile header, with an accessible heading. */
export function ProfileHeaderSkeleton() {
  return (
    <header className={styles.header} aria-busy="true">
      <Skeleton shape="circle" width={80} />
      <div className={styles.text}>
        <h1 className={styles.name}>
          <span className="visually-hidden">Profile</span>
          <Skeleton width="9ch" height={34} />
        </h1>
        <p className={styles.facts}>
          <Skeleton shape="line" width={172} height={14} />
        </p>
      </div>
    </header>
  );
}
