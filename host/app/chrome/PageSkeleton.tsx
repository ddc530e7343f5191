import { CardSkeleton } from '@storyloom/ui/feedback/Skeleton';
import { CardGrid } from '@storyloom/ui/lists/CardGrid';
import styles from './chrome.module.css';

/** Placeholder of a page while its code or data loads: covers, or the rows of a page that is no list of stories. */
export function PageSkeleton({ rows }: { rows?: boolean }) {
  return (
    <main className={styles.page} aria-busy="true" aria-label="Loading" data-rows={rows ? '' : undefined}>
      <CardGrid>
        {[...'abcdef'].map((card) => (
          <CardSkeleton key={card} />
        ))}
      </CardGrid>
    </main>
  );
}
