import type { PagePreview } from '@storyloom/contract/platform/preview';
import styles from './PreviewBanner.module.css';

/** Above the page while it shows something that is not live. The link loads a document, so it needs no script. */
export function PreviewBanner({ notice, leave }: PagePreview) {
  return (
    <aside className={styles.banner} aria-label="Preview">
      <p>{notice}</p>
      <a href={leave}>Leave preview</a>
    </aside>
  );
}
