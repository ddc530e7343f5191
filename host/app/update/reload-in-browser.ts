import { type MissingCode, missingCode } from '@storyloom/ui/feedback/missing-code';
import { reasonOf } from '../remotes/load-error.ts';
import { createReload, type Reload } from '../remotes/reload-once.ts';
import type { PageUpdate } from './page-update.ts';

/** The reload of this page for missing code, also for the code that lazy parts of micro-frontends report. */
export function reloadInBrowser(update: PageUpdate): Reload {
  const reload = createReload(
    {
      request: fetch,
      isOnline: () => navigator.onLine,
      storage: () => sessionStorage,
      // Replaces the entry of the history if the address is the same; with a hash, `assign` would only scroll.
      go: (href) => (href === location.href ? location.reload() : location.assign(href)),
      opened: performance.timeOrigin,
    },
    update,
  );
  window.addEventListener(missingCode, (event) => {
    const { error, waitFor } = (event as CustomEvent<MissingCode>).detail;
    waitFor(reload(reasonOf(error)));
  });
  return reload;
}
