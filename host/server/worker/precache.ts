import type { Composition } from '@storyloom/contract/platform/composition';
import { buildIdOf, type Precache } from '../../worker/messages.ts';
import type { ShellBuild } from '../render/shell-build.ts';

/** The code that browsers keep for use without a connection: the shell's, and that of the live releases. */
export function precacheOf(build: Pick<ShellBuild, 'buildId' | 'files'>, composition: Composition): Precache {
  const ofReleases = Object.values(composition.mfes).flatMap(({ stable: { mfe, buildId, assets } }) =>
    assets
      .filter(({ url }) => /^browser\/.*\.(js|css)$/.test(url))
      .map(({ url, integrity }) => ({ src: `/m/${mfe}/${buildId}/${url}`, integrity })),
  );
  return { id: buildIdOf(build.buildId, composition.id), files: [...build.files, ...ofReleases] };
}
