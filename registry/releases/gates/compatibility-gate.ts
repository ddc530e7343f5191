import satisfies from 'semver/functions/satisfies.js';
import { refuse } from '../../platform/errors.ts';
import type { Candidate } from '../candidate.ts';

/** Package versions of a deployed application: `@storyloom/contract`, and for the shell what it shares with remotes. */
export type DeployedVersions = Readonly<Record<string, string>>;

export type Application = 'shell' | 'api';

/** The recorded deployments; one that was never recorded is not checked. */
export type Deployments = Partial<Record<Application, DeployedVersions>>;

const contract = '@storyloom/contract';
const titles = { shell: 'shell', api: 'API' } as const satisfies Record<Application, string>;

/** A package that an application has in a version that the release was not built for. */
interface Misfit {
  name: string;
  built: string;
  /** The application's version; null if it lacks the package. */
  live: string | null;
}

/**
 * The first package that is older in the application than the release was built with, or that has changed its major
 * version since, or that is missing; null if all fit.
 */
export function findMisfit(
  { shared, contract: built }: Candidate,
  application: Application,
  deployed: DeployedVersions,
): Misfit | null {
  const wanted = { ...(application === 'shell' && shared), [contract]: built };
  for (const [name, version] of Object.entries(wanted)) {
    const live = deployed[name] ?? null;
    if (live === null || !satisfies(live, `^${version}`)) return { name, built: version, live };
  }
  return null;
}

/** Throws when a live application does not have the packages that the release was built with. */
export function checkCompatibility(release: Candidate, deployments: Deployments): void {
  for (const application of ['shell', 'api'] as const) {
    const deployed = deployments[application];
    const misfit = deployed && findMisfit(release, application, deployed);
    if (!misfit) continue;
    const { name, built, live } = misfit;
    const title = titles[application];
    refuse(
      `${release.mfe} ${release.version} was built with ${name} ${built}, but the live ${title} has ${live ?? 'none'}. ` +
        (live === null ? 'Deploy' : `Build it with a version that ${live} satisfies, or deploy`) +
        ` the ${title} first.`,
    );
  }
}
