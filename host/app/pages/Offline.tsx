import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { Chrome } from '../chrome/Chrome.tsx';
import styles from '../chrome/chrome.module.css';
import { Slot } from '../remotes/Slot.tsx';
import { useSiteReached } from '../use-online.ts';

/** The server answers this address with the page that was missed. */
const tryAgain = () => location.reload();

/** The page that the worker shows in place of one that could not be loaded. The only document that browsers keep. */
export function Offline() {
  useSiteReached(tryAgain);
  return (
    <Chrome>
      <main className={styles.page}>
        <title>You’re offline</title>
        <meta name="robots" content="noindex" />
        <EmptyState
          level={1}
          art="lantern"
          title="You’re offline"
          text="The page opens when the connection is back."
          action={<Button onClick={tryAgain}>Retry</Button>}
        />
        <Slot name="offline-drafts" />
        <Slot name="offline-stories" />
      </main>
    </Chrome>
  );
}
