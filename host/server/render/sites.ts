import type { Composition } from '@storyloom/contract/platform/composition';
import type { Logger } from 'pino';
import type { PartRef } from '../../app/remotes/part.ts';
import type { LoadRelease } from '../../app/remotes/remotes.ts';
import type { Site } from '../../app/server.tsx';
import { type Provided, toSiteComposition } from '../composition/site-composition.ts';
import type { Artifacts } from '../files/artifacts.ts';
import { perObject } from '../per-object.ts';
import type { Shell } from './request-host.ts';
import { importRelease } from './server-modules.ts';

interface Options {
  shell: Shell;
  artifacts: Artifacts;
  provided: Provided;
}

/** Loads the server module of a published release. */
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

/** A composition, prepared for rendering; `report` gets the errors of parts. Throws if its routes cannot be combined. */
export type BuildSite = (composition: Composition, report: (part: PartRef, error: unknown) => void) => Site;

export function createBuildSite({ shell, artifacts, provided }: Options): BuildSite {
  return (composition, report) => {
    const page = toSiteComposition(composition, provided);
    const remotes = shell.createRemotes({
      // Only the browser falls back: here a stable release that could not be fetched is fetched again for each document.
      composition: { ...page, mfes: page.mfes.map((mfe) => ({ ...mfe, lastKnownGood: null })) },
      loadRelease: publishedModules({ shell, artifacts }),
      report,
    });
    return shell.createSite(page, remotes);
  };
}

/** The site of a composition for frames, which need no code of micro-frontends. Throws if its routes cannot be combined. */
export function createFrameSite({ shell, provided }: Pick<Options, 'shell' | 'provided'>) {
  return perObject((composition: Composition): Site => {
    const page = toSiteComposition(composition, provided);
    const loadRelease = () => Promise.reject(new Error('Only a renderer loads server modules.'));
    return shell.createSite(page, shell.createRemotes({ composition: page, loadRelease, report: () => {} }));
  });
}

/** The site of a composition, built once. */
export function createSites({ buildSite, log }: { buildSite: BuildSite; log: Logger }) {
  return perObject((composition: Composition) =>
    buildSite(composition, (part, error) =>
      log.error({ part, composition: composition.id, err: error }, 'part not loaded on the server'),
    ),
  );
}
