import {
  type Composition,
  compositionLimit,
  type Release,
  releaseLimit,
} from '@storyloom/contract/platform/composition';
import { refuse } from '../../platform/errors.ts';

type Mfes = Composition['mfes'];

/** Longest text of the live releases after a publication; the rest is reserved for rollbacks to longer releases. */
const publishLimit = compositionLimit * 0.9;
/** Longest text of the live releases that hosts accept; a composition adds a few hundred characters. */
const hostLimit = compositionLimit - 1_024;

/** Throws when the release's description is longer than one release may be. */
export function checkReleaseSize(release: Release): void {
  const { length } = JSON.stringify(release);
  if (length > releaseLimit)
    refuse(
      `The release's description is ${length} characters long; at most ${releaseLimit} fit into a composition. ` +
        'Build fewer files or parts.',
    );
}

function checkSize(mfes: Mfes, limit: number, fix: string): void {
  const { length } = JSON.stringify(mfes);
  if (length <= limit) return;
  const lengths = Object.entries(mfes).map(([mfe, each]) => `${mfe} ${JSON.stringify(each).length}`);
  refuse(
    `The composition would be ${length} characters long; at most ${Math.floor(limit)} are allowed (${lengths.join(', ')}). ${fix}`,
  );
}

/** Throws when the composition with the release would be too long, as the stable release or, which is longer, as a canary. */
export function checkPublishedSize(release: Release, live: Mfes): void {
  const known = live[release.mfe];
  const mfe = known
    ? { ...known, canary: { release, basisPoints: 1 } }
    : { stable: release, lastKnownGood: null };
  const mfes = { ...live, [release.mfe]: mfe };
  checkSize(mfes, publishLimit, 'Build fewer files or parts.');
}

/** Throws when hosts would refuse the composition after a rollback. */
export function checkRolledBackSize(live: Mfes): void {
  checkSize(live, hostLimit, 'Publish a smaller release instead of rolling back.');
}
