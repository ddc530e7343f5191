import { type Release, releaseLimit } from '@storyloom/contract/platform/composition';
import { refuse } from '../../platform/errors.ts';
import type { LiveState } from '../live.ts';
import { findConflicts } from './conflicts.ts';

function checkLength(release: Release): void {
  const { length } = JSON.stringify(release);
  if (length > releaseLimit)
    refuse(
      `The release's description is ${length} characters long; at most ${releaseLimit} are allowed. Build fewer files or parts.`,
    );
}

function checkContainer({ mfe, mfName, buildId }: Release): void {
  if (mfName !== `storyloom_${mfe}_${buildId}`)
    refuse(
      `The container is named ${mfName} instead of storyloom_${mfe}_${buildId}: code of another build or micro-frontend ` +
        'could be mistaken for it. Build it with shared/build.',
    );
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

/** Throws when the release would break what is live. The message names the cause and the fix. */
export function checkRelease(release: Release, live: LiveState): void {
  checkLength(release);
  const [conflict] = findConflicts(release, live);
  if (conflict) refuse(conflict.message);
  checkContainer(release);
  checkFiles(release);
}
