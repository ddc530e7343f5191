import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { Chrome } from '../chrome/Chrome.tsx';
import styles from '../chrome/chrome.module.css';
import { Slot } from '../remotes/Slot.tsx';

/** The server answers this address with the page that was missed. */
const tryAgain = () => location.reload();

/**
 * Loads the missed page if the server can be reached. The event `online` alone is not enough: it may come between two
 * documents, and a network may lead nowhere.
 */
async function returnOnline(): Promise<null> {
  if (!navigator.onLine) return null;
  await fetch(location.href, { method: 'HEAD', cache: 'no-store', redirect: 'manual' });
  tryAgain();
  return null;
}

/** The page that the worker shows in place of one that could not be loaded. The only document that browsers keep. */
export function Offline() {
  useQuery({
    queryKey: ['shell', 'return-online'],
    queryFn: returnOnline,
    staleTime: 0,
    refetchInterval: 5_000,
  });
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
