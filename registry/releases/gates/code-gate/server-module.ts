import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Release } from '@storyloom/contract/platform/composition';
import { checkParts, textOf } from './parts.ts';

/** The packages that the host provides. */
const shared = ['react', 'react/jsx-runtime', 'react-dom', '@storyloom/mfe', '@storyloom/schema'];

/** Imports the server module as the host does, with shared imports only. Throws an error that says the cause and the fix. */
export async function loadServerModule(release: Release, folder: string): Promise<void> {
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
