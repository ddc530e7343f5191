import type { FailureReason } from '../remotes/part.ts';
import { isOfOldPage, type Reload } from '../remotes/reload-once.ts';
import { toasts } from '../toasts/toasts.ts';

/** Reloads the page for a dialog that did not open, or says so and what to do. */
export async function dialogFailed(reload: Reload, reason: FailureReason, retry: () => void): Promise<void> {
  await reload(reason);
  if (isOfOldPage(reason)) {
    const action = { label: 'Reload', onClick: () => location.reload() };
    toasts.show('error', 'Storyloom has been updated. Reload the page to open this.', { action });
    return;
  }
  const action = { label: 'Retry', onClick: retry };
  toasts.show('error', 'Couldn’t open this. Check your connection and try again.', { action });
}
