import { Wordmark } from '@storyloom/ui/text/Wordmark';
import styles from './chrome.module.css';
import { PageSkeleton } from './PageSkeleton.tsx';

/** The content of a document until the browser renders the page. Needs neither route nor router. */
export function ClientFrame() {
  return (
    <div className={styles.column}>
      <header className={styles.header}>
        <Wordmark />
      </header>
      <PageSkeleton rows />
    </div>
  );
}
