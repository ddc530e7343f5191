import { buildIdOf, type KeepFiles, type WorkerActivated, workerPath } from '../../worker/messages.ts';
import type { PageUpdate } from '../update/page-update.ts';

interface Parts {
  browser: Navigator & { connection?: { saveData?: boolean } };
  /** Id of the shell's build. */
  build: string;
  /** Id of the page's composition. */
  composition: string;
  update: Pick<PageUpdate, 'announce'>;
}

/** Registers the worker, and lets it keep the site's code. Rejects where storage is blocked. */
export async function startWorker({ browser, build, composition, update }: Parts): Promise<void> {
  const { serviceWorker: workers } = browser;
  workers.addEventListener('message', ({ data }: MessageEvent<WorkerActivated>) => {
    // A page that was opened after the update has the new shell already.
    if (data?.type === 'activated' && data.build !== build) update.announce();
  });
  workers.startMessages();
  await workers.register(workerPath, { updateViaCache: 'none' });
  const registration = await workers.ready;
  // The browser looks for a newer worker when it opens a document, and a tab may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(console.debug);
  });
  const message: KeepFiles = { type: 'keep-files', id: buildIdOf(build, composition) };
  if (browser.connection?.saveData !== true) registration.active?.postMessage(message);
}
