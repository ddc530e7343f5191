import type { Release } from '@storyloom/contract/platform/composition';
import valid from 'semver/functions/valid.js';
import { RegistryError, refuse } from '../../platform/errors.ts';
import { type Candidate, titleOf } from '../candidate.ts';
import type { LiveState } from '../live.ts';
import {
  type Application,
  checkCompatibility,
  type DeployedVersions,
  findMisfit,
} from './compatibility-gate.ts';
import { checkContract, withReleased } from './contract-gate.ts';
import { checkExchange } from './exchange-gate.ts';
import { checkOthersRoutes, checkOwnRoutes } from './route-gate.ts';

/** Two things that do not fit together. */
export interface Conflict {
  /** What the candidate does not fit: `points 1.2.0 (3kd9x0a1b2c3)`, or `the live shell`. */
  against: string;
  /** The cause and the fix. */
  message: string;
}

/** Names of applications: a micro-frontend with such a name would have the application's token. */
const reservedNames = ['api', 'host', 'installation', 'registry', 'shell'];

function checkNames({ mfe, manifest }: Candidate): void {
  if (manifest.name !== mfe)
    refuse(`mfe.ts names itself ${manifest.name}, but ${mfe} is published. Rename one of them.`);
  if (reservedNames.includes(mfe))
    refuse(`${mfe} is the name of an application. Choose another name for the micro-frontend.`);
}

function checkVersions({ version, contract, shared }: Candidate): void {
  const versions = { version, contract, ...shared };
  for (const [name, text] of Object.entries(versions)) {
    if (valid(text) !== text)
      refuse(`${name} is "${text}", which is not a semantic version. Use one like 1.2.0.`);
  }
}

function checkOther({ shared }: Candidate, other: Release): void {
  for (const [name, version] of Object.entries(shared)) {
    const theirMajor = other.shared[name]?.split('.')[0];
    if (theirMajor && theirMajor !== version.split('.')[0]) {
      refuse(
        `${name} ${version} cannot be shared with ${other.mfe}'s ${other.shared[name]}. Build with the same major version.`,
      );
    }
  }
}

/** The messages of the gates that refuse. */
function collect(gates: readonly (readonly [against: string, gate: () => void])[]): Conflict[] {
  return gates.flatMap(([against, gate]) => {
    try {
      gate();
      return [];
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      return [{ against, message: error.message }];
    }
  });
}

const withOthers = (candidate: Candidate, others: readonly Release[]) =>
  others
    .filter(({ mfe }) => mfe !== candidate.mfe)
    .flatMap((other) => [
      [titleOf(other), () => checkOthersRoutes(candidate, other)] as const,
      [titleOf(other), () => checkOther(candidate, other)] as const,
    ]);

/** Everything that the candidate would break, or that would break it, in the order of the gates. */
export function findConflicts(candidate: Candidate, live: LiveState): Conflict[] {
  const { releases, canaries, fallbacks, definitions, deployments } = live;
  return collect([
    ['its name', () => checkNames(candidate)],
    ['its versions', () => checkVersions(candidate)],
    ['its routes', () => checkOwnRoutes(candidate)],
    ['the contract', () => checkContract(candidate, withReleased(definitions, candidate, releases))],
    ['the live shell', () => checkCompatibility(candidate, 'shell', deployments)],
    ['the live API', () => checkCompatibility(candidate, 'api', deployments)],
    ...withOthers(candidate, [...releases, ...canaries]),
    ...[...releases, ...canaries, ...fallbacks]
      .filter(({ mfe }) => mfe !== candidate.mfe)
      .map((other) => [titleOf(other), () => checkExchange(candidate, other)] as const),
  ]);
}

/** What the candidate does not break, but changes for others. */
export function findWarnings(candidate: Candidate, { releases, fallbacks }: LiveState): Conflict[] {
  const before = releases.find(({ mfe }) => mfe === candidate.mfe);
  const lost = before?.manifest.dialogs.filter((each) => !candidate.manifest.dialogs.includes(each)) ?? [];
  const silent = before?.manifest.events.emits.filter(
    (each) => !candidate.manifest.events.emits.includes(each),
  );
  return [
    ...collect(withOthers(candidate, fallbacks)).map(({ against, message }) => ({
      against,
      message: `A rollback to ${against} would be refused afterwards: ${message}`,
    })),
    ...lost.map((dialog) => ({
      against: 'pages that open it',
      message: `The dialog ${dialog} is live and no longer offered. Keep it until nobody opens it.`,
    })),
    ...releases.flatMap((other) =>
      other.manifest.events.listens
        .filter((event) => other.mfe !== candidate.mfe && silent?.includes(event))
        .map((event) => ({
          against: titleOf(other),
          message: `${other.mfe} listens to ${event}, which is no longer emitted. Emit it until ${other.mfe} does not.`,
        })),
    ),
  ];
}

/** The live releases, canaries, and those that pages fall back to, that other versions of the shell or the API would not fit. */
export function findMisfits(
  application: Application,
  versions: DeployedVersions,
  { releases, fallbacks, canaries }: LiveState,
): Conflict[] {
  return [...releases, ...fallbacks, ...canaries].flatMap((release) => {
    const misfit = findMisfit(release, application, versions);
    if (!misfit) return [];
    const { name, built, live } = misfit;
    const message =
      `${titleOf(release)} was built with ${name} ${built}; this checkout has ${live ?? 'none'}. ` +
      `Publish ${release.mfe} for it first, or keep ^${built}.`;
    return [{ against: titleOf(release), message }];
  });
}
