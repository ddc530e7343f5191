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
  /** Versions of the packages that the shell provides. */
  versions: Record<string, string>;
  log: Logger;
}

/** Brings a published release's server module. */
export function publishedModules({ shell, artifacts }: Pick<Options, 'shell' | 'artifacts'>): LoadRelease {
  return async (wanted, mfe) => {
    const { version, incompatibility } = wanted;
    if (incompatibility !== null)
      throw new shell.RemoteLoadError('incompatible', `${mfe.name} ${version} ${incompatibility}`);
    const release = await artifacts.release(mfe.name, wanted.buildId);
    if (!release) throw new shell.RemoteLoadError('unreachable', `${mfe.name} ${version} is not here`);
    return importRelease(artifacts, release);
  };
}

/** Makes a composition ready for documents, once; a new one takes over without a restart. */
export function createSites({ shell, artifacts, versions, log }: Options) {
  let latest: { id: string; site: Promise<Site> } | null = null;

  const make = async (composition: Composition): Promise<Site> => {
    await artifacts.learn(composition);
    const page = toSiteComposition(composition, versions);
    const remotes = shell.createRemotes({
      // Only the browser falls back: here a stable release that could not be fetched is fetched again for each document.
      composition: { ...page, mfes: page.mfes.map((mfe) => ({ ...mfe, lastKnownGood: null })) },
      loadRelease: publishedModules({ shell, artifacts }),
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
