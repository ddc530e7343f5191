import satisfies from 'semver/functions/satisfies.js';
import * as z from 'zod/mini';
import { refuse } from '../../platform/errors.ts';
import type { Candidate } from '../candidate.ts';

/** Package versions of a deployed application: `@storyloom/contract`, and for the shell what it shares with remotes. */
export const DeployedVersions = z.record(z.string(), z.string().check(z.regex(/^\d+\.\d+\.\d+$/)));
export type DeployedVersions = z.output<typeof DeployedVersions>;

export const Application = z.enum(['shell', 'api']);
export type Application = z.output<typeof Application>;

/** The recorded deployments; one that was never recorded is not checked. */
export type Deployments = Partial<Record<Application, DeployedVersions>>;

const contract = '@storyloom/contract';
const titles = { shell: 'shell', api: 'API' } as const satisfies Record<Application, string>;

/**
 * The first package that is older in the application than the release was built with, or that has changed its major
 * version since, or that is missing (`live` is null); null if all fit.
 */
export function findMisfit(
  { shared, contract: built }: Candidate,
  application: Application,
  deployed: DeployedVersions,
) {
  const wanted = { ...(application === 'shell' && shared), [contract]: built };
  for (const [name, version] of Object.entries(wanted)) {
    const live = deployed[name] ?? null;
    if (live === null || !satisfies(live, `^${version}`)) return { name, built: version, live };
  }
  return null;
}

/** Throws when a live application does not have the packages that the release was built with. */
export function checkCompatibility(release: Candidate, application: Application, deployments: Deployments) {
  const deployed = deployments[application];
  const misfit = deployed && findMisfit(release, application, deployed);
  if (!misfit) return;
  const { name, built, live } = misfit;
  const title = titles[application];
  refuse(
    `${release.mfe} ${release.version} was built with ${name} ${built}, but the live ${title} has ${live ?? 'none'}. ` +
      (live === null ? 'Deploy' : `Build it with a version that ${live} satisfies, or deploy`) +
      ` the ${title} first.`,
  );
}
