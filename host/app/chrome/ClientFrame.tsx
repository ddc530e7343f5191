import { Wordmark } from '@storyloom/ui/text/Wordmark';
import styles from './chrome.module.css';
import { PageSkeleton } from './PageSkeleton.tsx';

/** What a document shows until the browser has drawn the page itself. It knows no route and no router. */
export function ClientFrame() {
  return (
    <div className={styles.column}>
      <header className={styles.header}>
        <Wordmark />
      </header>
      <PageSkeleton />
    </div>
  );
}
