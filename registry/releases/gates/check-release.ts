import type { Release } from '@storyloom/contract/platform/composition';
import valid from 'semver/functions/valid.js';
import { refuse } from '../releases.errors.ts';
import { checkCompatibility, type Deployments } from './compatibility-gate.ts';
import { type ContractDefinitions, checkContract } from './contract-gate.ts';
import { checkOthersRoutes, checkOwnRoutes } from './route-gate.ts';
import { checkReleaseSize } from './size-gate.ts';

/** Names of applications: a micro-frontend with such a name would have the application's token. */
const reservedNames = ['api', 'host', 'installation', 'registry', 'shell'];

/** The state a release is checked against. */
export interface LiveState {
  /** The stable release of each micro-frontend. */
  releases: readonly Release[];
  definitions: ContractDefinitions;
  deployments: Deployments;
}

function checkNames({ mfe, manifest, mfName, buildId }: Release): void {
  if (manifest.name !== mfe)
    refuse(`mfe.ts names itself ${manifest.name}, but ${mfe} is published. Rename one of them.`);
  if (reservedNames.includes(mfe))
    refuse(`${mfe} is the name of an application. Choose another name for the micro-frontend.`);
  if (mfName !== `storyloom_${mfe}_${buildId}`)
    refuse(
      `The container is named ${mfName} instead of storyloom_${mfe}_${buildId}: code of another build or micro-frontend ` +
        'could be mistaken for it. Build it with shared/build.',
    );
}

function checkVersions({ version, contract, shared }: Release): void {
  const versions = { version, contract, ...shared };
  for (const [name, text] of Object.entries(versions)) {
    if (valid(text) !== text)
      refuse(`${name} is "${text}", which is not a semantic version. Use one like 1.2.0.`);
  }
}

/** Each file that is loaded must be among the hashed assets, and each part must have a list of files. */
function checkFiles({ assets, entry, server, parts, manifest }: Release): void {
  const known = new Map(assets.map((asset) => [asset.url, asset.integrity]));
  const used = [entry, server, ...Object.values(parts).flatMap(({ js, css }) => [...js, ...css])];
  for (const { url, integrity } of used) {
    if (known.get(url) !== integrity) refuse(`${url} is used but is not among the release's hashed assets.`);
  }
  const wanted = [
    ...manifest.routes.map((route) => `route:${route.id}`),
    ...manifest.dialogs.map((reference) => `dialog:${reference}`),
    ...manifest.slots.map((name) => `slot:${name}`),
  ];
  for (const key of wanted)
    if (!parts[key]) refuse(`${key} has no list of files. Build it with shared/build.`);
}

function checkOthers({ mfe, manifest, shared }: Release, others: readonly Release[]): void {
  for (const other of others) {
    if (other.mfe === mfe) continue;
    const slot = manifest.slots.find((name) => other.manifest.slots.includes(name));
    if (slot) refuse(`The slot ${slot} is already filled by ${other.mfe}.`);
    for (const [name, version] of Object.entries(shared)) {
      const theirMajor = other.shared[name]?.split('.')[0];
      if (theirMajor && theirMajor !== version.split('.')[0]) {
        refuse(
          `${name} ${version} cannot be shared with ${other.mfe}'s ${other.shared[name]}. Build with the same major version.`,
        );
      }
    }
  }
}

/** Throws when the release would break what is live. The message names the cause and the fix. */
export function checkRelease(release: Release, { releases, definitions, deployments }: LiveState): void {
  checkReleaseSize(release);
  checkNames(release);
  checkVersions(release);
  checkOwnRoutes(release);
  checkFiles(release);
  checkContract(release, definitions);
  checkCompatibility(release, deployments);
  checkOthersRoutes(release, releases);
  checkOthers(release, releases);
}
