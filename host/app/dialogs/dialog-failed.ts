import type { FailureReason } from '../remotes/part.ts';
import { isOfOldPage } from '../remotes/reload-once.ts';
import { toasts } from '../toasts/toasts.ts';

/** Says that a dialog did not open, and what to do. */
export function dialogFailed(reason: FailureReason, retry: () => void): void {
  if (isOfOldPage(reason)) {
    const action = { label: 'Reload', onClick: () => location.reload() };
    toasts.show('error', 'Storyloom has been updated. Reload the page to open this.', { action });
    return;
  }
  const action = { label: 'Retry', onClick: retry };
  toasts.show('error', 'Couldn’t open this. Check your connection and try again.', { action });
}
