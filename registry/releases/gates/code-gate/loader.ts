import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Release } from '@storyloom/contract/platform/composition';
import { loadContainer } from './container.ts';
import { checkParts, textOf } from './parts.ts';

/** The packages that the host provides. */
const shared = ['react', 'react/jsx-runtime', 'react-dom', '@storyloom/mfe', '@storyloom/schema'];

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

/** Imports the server module as the host does, with shared imports only. Throws an error that says the cause and the fix. */
async function loadServerModule(release: Release, folder: string): Promise<void> {
  const prefix = pathToFileURL(folder).href;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (!context.parentURL?.startsWith(prefix)) return nextResolve(specifier, context);
      if (!shared.includes(specifier))
        throw new Error(`it imports ${specifier}, and only ${shared.join(', ')} exist there`);
      return nextResolve(specifier, { ...context, parentURL: import.meta.url });
    },
  });
  const { url } = release.server;
  let module: { default?: unknown };
  try {
    module = (await import(pathToFileURL(join(folder, url)).href)) as { default?: unknown };
  } catch (error) {
    throw new Error(`${url} cannot be imported by the host: ${textOf(error)}. Fix it and build again.`);
  }
  await checkParts(module.default, release, url);
}
