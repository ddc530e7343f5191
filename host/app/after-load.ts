import type { BootstrapData } from './bootstrap-data.ts';
import { offerInstall } from './install/offer-install.ts';
import type { Toasts } from './toasts/toasts.ts';
import type { PageUpdate } from './update/page-update.ts';
import { startWorker } from './worker/start-worker.ts';

interface Parts {
  bootstrap: Pick<BootstrapData, 'worker' | 'composition'>;
  update: PageUpdate;
  toasts: Toasts;
  isInApp: boolean;
}

/** What a page does once it is alive and idle. Nothing of it is needed for the page itself. */
export function afterLoad({ bootstrap, update, toasts, isInApp }: Parts): void {
  const { worker, composition } = bootstrap;
  // Plain http has no workers.
  if (worker !== null && 'serviceWorker' in navigator)
    startWorker({ browser: navigator, build: worker, composition: composition.id, update }).catch(
      console.debug,
    );
  try {
    if (!isInApp) offerInstall({ page: window, storage: localStorage, toasts });
  } catch {
    // Storage is blocked, so a dismissal could not be remembered.
  }
}
