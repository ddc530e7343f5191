import type { Composition, SiteComposition } from '@storyloom/contract/composition';
import type { DevMfe } from '@storyloom/contract/dev-mfe';
import type { Logger } from 'pino';
import type { LoadRelease } from '../../app/remotes/remotes.ts';
import type { Site } from '../../app/server.tsx';
import { toSiteComposition } from '../composition/site-composition.ts';
import type { Shell } from '../documents/documents.ts';
import type { DevMfes } from './dev-mfes.ts';

interface Options {
  shell: Shell;
  slices: DevMfes;
  published: LoadRelease;
  versions: Record<string, string>;
  composition(): Composition | null;
  log: Logger;
}

/** What is published, with the slices that are served from source in their places. */
function withDevMfes(
  published: Composition | null,
  slices: Map<string, DevMfe>,
  versions: Record<string, string>,
): SiteComposition {
  const page = published ? toSiteComposition(published, versions) : { id: 'none', mfes: [] };
  const others = page.mfes.filter(({ name }) => !slices.has(name));
  return { id: `${page.id}-dev`, mfes: [...[...slices.values()].map(({ mfe }) => mfe), ...others] };
}

/** The site as the sources are at this moment: made anew when one of them came to something else. */
export function createDevSites({ shell, slices, published, versions, composition, log }: Options) {
  let latest: { key: string; site: Promise<Site> } | null = null;

  const make = async (current: Composition | null, fromSource: Map<string, DevMfe>): Promise<Site> => {
    const page = withDevMfes(current, fromSource, versions);
    const remotes = shell.createRemotes({
      composition: page,
      loadRelease: (release, mfe) => {
        const slice = fromSource.get(mfe.name);
        return slice ? slices.module(slice) : published(release, mfe);
      },
      report: (ref, error) => log.error({ part: ref, err: error }, 'part not loaded on the server'),
    });
    return shell.createSite(page, remotes);
  };

  return async function site(): Promise<Site> {
    const fromSource = await slices.latest();
    const current = composition();
    const key = JSON.stringify([current?.id, ...fromSource.values()]);
    if (latest?.key !== key) latest = { key, site: make(current, fromSource) };
    return latest.site;
  };
}
