import { Button } from '../actions/Button.tsx';
import { EmptyArt } from '../feedback/EmptyArt.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorPanel } from '../feedback/ErrorPanel.tsx';
import { CardSkeleton, TextSkeleton } from '../feedback/Skeleton.tsx';
import { CardGrid } from '../lists/CardGrid.tsx';
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
