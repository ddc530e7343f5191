import type { Release } from '@storyloom/contract/composition';
import { checkCompatibility, type Deployments } from './compatibility-gate.ts';
import { type ContractDefinitions, checkContract } from './contract-gate.ts';
import { RegistryError } from './releases.errors.ts';

/** `/read/:bookId`, `/read/:id?` and `/Read/:id/` are the same address: routers ignore names of parameters and case. */
function shape(path: string): string {
  const bare = path.replace(/:[^/]+/g, ':').replace(/\/+$/, '');
  return bare.toLowerCase();
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

function refuse(message: string): never {
  throw new RegistryError(422, message);
}

/** The state a release is checked against. */
export interface LiveState {
  /** The stable release of each micro-frontend. */
  releases: readonly Release[];
  definitions: ContractDefinitions;
  deployments: Deployments;
}

/** Throws when the release would break what is live. The message names the cause and the fix. */
export function checkRelease(release: Release, { releases, definitions, deployments }: LiveState): void {
  const { mfe, manifest, mfName, buildId, assets, entry, server, parts } = release;
  if (manifest.name !== mfe)
    refuse(`mfe.ts names itself ${manifest.name}, but ${mfe} is published. Rename one of them.`);
  if (!mfName.includes(buildId))
    refuse(`${mfName} does not hold the build id: two builds could not live in one page.`);
  if (!mfName.split('_').includes(mfe))
    refuse(`${mfName} does not hold the name ${mfe}: another's code could be taken for it.`);
  for (const { path, validate } of manifest.routes) {
    const wrong = Object.values(validate?.params ?? {}).find((pattern) => !isPattern(pattern));
    if (wrong !== undefined) refuse(`${path} is validated by ${wrong}, which is no regular expression.`);
  }

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
  checkContract(release, definitions);
  checkCompatibility(release, deployments);

  for (const other of releases) {
    if (other.mfe === mfe) continue;
    const theirs = new Set(other.manifest.routes.map((route) => shape(route.path)));
    const taken = manifest.routes.find((route) => theirs.has(shape(route.path)));
    if (taken)
      refuse(
        `${taken.path} is already ${other.mfe}'s. Choose another path, or ask ${other.mfe} to give it up.`,
      );
    const slot = manifest.slots.find((name) => other.manifest.slots.includes(name));
    if (slot) refuse(`The slot ${slot} is already filled by ${other.mfe}.`);
    for (const [name, version] of Object.entries(release.shared)) {
      const theirMajor = other.shared[name]?.split('.')[0];
      if (theirMajor && theirMajor !== version.split('.')[0]) {
        refuse(
          `${name} ${version} cannot be shared with ${other.mfe}'s ${other.shared[name]}. Build with the same major version.`,
        );
      }
    }
  }
}
