import { CardSkeleton } from '@storyloom/ui/feedback/Skeleton';
import { CardGrid } from '@storyloom/ui/lists/CardGrid';
import styles from './chrome.module.css';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder of a page while its code or data loads. */
export function PageSkeleton() {
  return (
    <main className={styles.page} aria-busy="true" aria-label="Loading">
      <CardGrid>
        {cards.map((card) => (
          <CardSkeleton key={card} />
        ))}
      </CardGrid>
    </main>
  );
}
