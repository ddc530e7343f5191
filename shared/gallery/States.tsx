import { Button } from '@storyloom/ui/actions/Button';
import { EmptyArt } from '@storyloom/ui/feedback/EmptyArt';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { CardSkeleton, TextSkeleton } from '@storyloom/ui/feedback/Skeleton';
import { CardGrid } from '@storyloom/ui/lists/CardGrid';
import styles from './gallery.module.css';

export function States() {
  return (
    <div className={styles.stack}>
      <h1>States</h1>
      <CardGrid label="Loading">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <CardSkeleton key={key} />
        ))}
      </CardGrid>
      <TextSkeleton lines={5} />
      <ErrorPanel compact onRetry={() => undefined} />
      <EmptyState
        art="shelf"
        title="Your shelf is empty"
        text="Tap the bookmark on a story to keep it here."
        action={<Button>Find a story</Button>}
      />
      <div className={styles.line}>
        {(['book', 'search', 'chat', 'lantern'] as const).map((name) => (
          <EmptyArt key={name} name={name} className={styles.art} />
        ))}
      </div>
      <ErrorPanel onRetry={() => undefined} />
    </div>
  );
}
