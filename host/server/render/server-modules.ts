import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Release } from '@storyloom/contract/platform/composition';
import type { Mfe } from '@storyloom/mfe/define';
import type { Artifacts } from '../files/artifacts.ts';

const shared = new Set(['react', 'react/jsx-runtime', 'react-dom', '@storyloom/mfe', '@storyloom/schema']);

/** Resolves shared imports of modules below `folder` to the host's own copies, and refuses all other imports. */
export function answerSharedImports(folder: string): void {
  const prefix = pathToFileURL(folder).href;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (!context.parentURL?.startsWith(prefix)) return nextResolve(specifier, context);
      if (!shared.has(specifier))
        throw new Error(`A micro-frontend may not import ${specifier} on the server.`);
      return nextResolve(specifier, { ...context, parentURL: import.meta.url });
    },
  });
}

/** Imports a release's verified server module. Each build has its own URL, so several builds can be loaded. */
export async function importRelease(artifacts: Artifacts, release: Release): Promise<Mfe> {
  const file = await artifacts.path(release, release.server.url);
  const module = (await import(pathToFileURL(file).href)) as { default: Mfe };
  return module.default;
}
