import { satisfiesCaret } from '@storyloom/contract/caret';
import type { Composition } from '@storyloom/contract/composition';
import type { Logger } from 'pino';
import type { LoadRelease } from '../../app/remotes/remotes.ts';
import type { Site } from '../../app/server.tsx';
import type { Shell } from '../documents/documents.ts';
import type { Artifacts } from '../files/artifacts.ts';
import { importRelease } from './server-modules.ts';
import { toSiteComposition } from './site-composition.ts';

interface Options {
  shell: Shell;
  artifacts: Artifacts;
  versions: Record<string, string>;
  log: Logger;
}

/** Brings a published release's server module. */
export function publishedModules({ shell, artifacts, versions }: Omit<Options, 'log'>): LoadRelease {
  return async (wanted, mfe) => {
    for (const [name, version] of Object.entries(mfe.shared)) {
      if (satisfiesCaret(versions[name] ?? '', version)) continue;
      throw new shell.RemoteLoadError('incompatible', `${mfe.name} needs ${name} ${version}`);
    }
    const release = await artifacts.release(mfe.name, wanted.buildId);
    if (!release) throw new shell.RemoteLoadError('unreachable', `${mfe.name} ${wanted.version} is not here`);
    return importRelease(artifacts, release);
  };
}

/** Makes a composition ready for documents, once; a new one takes over without a restart. */
export function createSites({ shell, artifacts, versions, log }: Options) {
  let latest: { id: string; site: Promise<Site> } | null = null;

  const make = async (composition: Composition): Promise<Site> => {
    await artifacts.learn(composition);
    const page = toSiteComposition(composition);
    const remotes = shell.createRemotes({
      // The browser alone falls back: here a stable release that could not be fetched is tried anew at each document.
      composition: { ...page, mfes: page.mfes.map((mfe) => ({ ...mfe, lastKnownGood: null })) },
      loadRelease: publishedModules({ shell, artifacts, versions }),
      report: (ref, error) => log.error({ part: ref, err: error }, 'part not loaded on the server'),
    });
    return shell.createSite(page, remotes);
  };

  return function siteOf(composition: Composition): Promise<Site> {
    if (latest?.id !== composition.id) {
      const site = make(composition);
      latest = { id: composition.id, site };
      site.catch(() => {
        latest = null;
      });
    }
    return latest.site;
  };
}
