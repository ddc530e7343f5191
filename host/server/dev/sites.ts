import type { Composition, SiteComposition } from '@storyloom/contract/platform/composition';
import type { DevMfe } from '@storyloom/contract/platform/dev-mfe';
import type { Mix } from '@storyloom/contract/platform/preview';
import type { Logger } from 'pino';
import type { LoadRelease } from '../../app/remotes/remotes.ts';
import type { Site } from '../../app/server.tsx';
import { toSiteComposition } from '../composition/site-composition.ts';
import { composeMix } from '../previews/compose-mix.ts';
import type { FindRelease } from '../previews/kept-releases.ts';
import { PreviewError } from '../previews/ticket.ts';
import type { Shell } from '../render/request-host.ts';
import type { DevMfes } from './dev-mfes.ts';
import { none, type Overrides } from './overrides.ts';

interface Options {
  shell: Shell;
  devMfes: DevMfes;
  published: LoadRelease;
  versions: Record<string, string>;
  composition(): Composition | null;
  /** The builds of a composition that was live. Throws PreviewError. */
  mixOf(id: string): Promise<Mix>;
  find: FindRelease;
  learn(composition: Composition): Promise<void>;
  log: Logger;
}

/** The published composition with the micro-frontends that are served from source in their places. */
function withDevMfes(
  published: Composition | null,
  builds: Map<string, DevMfe>,
  versions: Record<string, string>,
): SiteComposition {
  const page = published ? toSiteComposition(published, { shared: versions }) : { id: 'none', mfes: [] };
  const others = page.mfes.filter(({ name }) => !builds.has(name));
  return { id: `${page.id}-dev`, mfes: [...[...builds.values()].map(({ mfe }) => mfe), ...others] };
}

/** The site of the current sources and the overrides of a tab, created again when a source was rebuilt. */
export function createDevSites(options: Options) {
  const { shell, devMfes, published, versions, composition, mixOf, find, learn, log } = options;
  const sites = new Map<string, Promise<Site>>();

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

  return async function site({ origins, composition: id }: Overrides = none): Promise<Site> {
    const fromSource = await devMfes.latest(origins);
    for (const [name, origin] of origins)
      if (fromSource.get(name)?.mfe.name !== name)
        throw new PreviewError(503, `${origin} does not serve ${name} from source. Start it: storyloom dev`);
    let current = composition();
    if (current && id !== null) {
      current = await composeMix({ mix: await mixOf(id), whole: true }, current, find);
      await learn(current);
      for (const name of fromSource.keys()) if (!origins.has(name)) fromSource.delete(name);
    }
    const key = JSON.stringify([current?.id, ...fromSource.values()]);
    const known = sites.get(key) ?? make(current, fromSource);
    if (sites.size > 8) sites.clear();
    sites.set(key, known);
    return known;
  };
}
