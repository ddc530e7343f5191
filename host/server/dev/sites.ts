import type { Composition, SiteComposition } from '@storyloom/contract/platform/composition';
import type { DevMfe } from '@storyloom/contract/platform/dev-mfe';
import type { Logger } from 'pino';
import type { LoadRelease } from '../../app/remotes/remotes.ts';
import type { Site } from '../../app/server.tsx';
import { toSiteComposition } from '../composition/site-composition.ts';
import type { Shell } from '../render/request-host.ts';
import type { DevMfes } from './dev-mfes.ts';

interface Options {
  shell: Shell;
  devMfes: DevMfes;
  published: LoadRelease;
  versions: Record<string, string>;
  composition(): Composition | null;
  log: Logger;
}

/** The published composition with the micro-frontends that are served from source in their places. */
function withDevMfes(
  published: Composition | null,
  builds: Map<string, DevMfe>,
  versions: Record<string, string>,
): SiteComposition {
  const page = published ? toSiteComposition(published, versions) : { id: 'none', mfes: [] };
  const others = page.mfes.filter(({ name }) => !builds.has(name));
  return { id: `${page.id}-dev`, mfes: [...[...builds.values()].map(({ mfe }) => mfe), ...others] };
}

/** The site of the current sources, created again when one of them was rebuilt. */
export function createDevSites({ shell, devMfes, published, versions, composition, log }: Options) {
  let latest: { key: string; site: Promise<Site> } | null = null;

  const make = async (current: Composition | null, fromSource: Map<string, DevMfe>): Promise<Site> => {
    const page = withDevMfes(current, fromSource, versions);
    const remotes = shell.createRemotes({
      composition: page,
      loadRelease: (release, mfe) => {
        const build = fromSource.get(mfe.name);
        return build ? devMfes.module(build) : published(release, mfe);
      },
      report: (ref, error) => log.error({ part: ref, err: error }, 'part not loaded on the server'),
    });
    return shell.createSite(page, remotes);
  };

  return async function site(): Promise<Site> {
    const fromSource = await devMfes.latest();
    const current = composition();
    const key = JSON.stringify([current?.id, ...fromSource.values()]);
    if (latest?.key !== key) latest = { key, site: make(current, fromSource) };
    return latest.site;
  };
}
