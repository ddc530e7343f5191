import type { Release } from '@storyloom/contract/platform/composition';
import { loadContainer } from './container.ts';
import { loadServerModule } from './server-module.ts';

/** Runs in a separate process, which the parent ends. */
process.once('message', async (message) => {
  const { release, folder } = message as { release: Release; folder: string };
  // Keeps the release's code from sending a verdict itself.
  const answer = process.send?.bind(process);
  delete process.send;
  const fault = await loadBoth(release, folder);
  answer?.({ fault });
});

/** Why a release cannot be loaded, and the fix; null if it can. */
async function loadBoth(release: Release, folder: string): Promise<string | null> {
  try {
    await loadServerModule(release, folder);
    await loadContainer(release, folder);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
