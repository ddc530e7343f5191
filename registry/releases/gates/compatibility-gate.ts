import type { Release } from '@storyloom/contract/platform/composition';
import satisfies from 'semver/functions/satisfies.js';
import { refuse } from '../releases.errors.ts';

/** Package versions of a deployed application: `@storyloom/contract`, and for the shell what it shares with remotes. */
export type DeployedVersions = Readonly<Record<string, string>>;

/** The recorded deployments; one that was never recorded is not checked. */
export interface Deployments {
  shell?: DeployedVersions;
  api?: DeployedVersions;
}

const contract = '@storyloom/contract';

/**
 * Throws when the live shell or API is older than what the release was built with, or has made a breaking change since:
 * each live version must satisfy `^` of the version at build time, and no package may be missing.
 */
export function checkCompatibility(release: Release, { shell, api }: Deployments): void {
  const { mfe, version } = release;
  const check = (application: string, deployed: DeployedVersions | undefined, wanted: DeployedVersions) => {
    if (deployed === undefined) return;
    for (const [name, built] of Object.entries(wanted)) {
      const live = deployed[name];
      if (live !== undefined && satisfies(live, `^${built}`)) continue;
      refuse(
        `${mfe} ${version} was built with ${name} ${built}, but the live ${application} has ${live ?? 'none'}. ` +
          (live === undefined ? 'Deploy' : `Build it with a version that ${live} satisfies, or deploy`) +
          ` the ${application} first.`,
      );
    }
  };
  check('shell', shell, { ...release.shared, [contract]: release.contract });
  check('API', api, { [contract]: release.contract });
}
