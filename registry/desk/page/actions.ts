import type { DeskMfe, Named } from '../overview.ts';
import { formatShare } from './format.ts';

/** A change that the person confirms. */
export interface Action {
  title: string;
  text: string;
  label: string;
  /** `danger` by default. */
  tone?: 'primary';
  path: string;
  body?: object;
  /** Whether a reason is asked for, which is sent too. */
  hasReason?: boolean;
  /** Said after it. */
  done: string;
}

const title = ({ version, buildId }: Named) => `${version} (${buildId})`;

export const promote = ({ name }: DeskMfe, release: Named): Action => ({
  title: `Make ${release.version} live for all?`,
  text: `All visitors get ${name} ${title(release)}. The release that is live now becomes the last known good one. The registry checks the release again first, which takes some seconds.`,
  label: 'Promote',
  tone: 'primary',
  path: `/mfes/${name}/promote`,
  body: { release: release.buildId },
  done: `${name} ${release.version} is live.`,
});

export const rollBack = ({ name }: DeskMfe, stable: Named, target: Named): Action => ({
  title: `Go back to ${target.version}?`,
  text: `${title(stable)} is withdrawn, and all visitors get ${name} ${title(target)}.`,
  label: 'Roll back',
  path: `/mfes/${name}/rollback`,
  body: { to: target.buildId },
  done: `${name} is back at ${target.version}.`,
});

export const withdraw = ({ name }: DeskMfe): Action => ({
  title: `Take ${name} off the site?`,
  text: 'Its pages, dialogs and slots are gone for all visitors until a release is promoted.',
  label: 'Withdraw',
  path: `/mfes/${name}/withdraw`,
  done: `${name} is off the site.`,
});

export const stopCanary = ({ name, canary, stable }: DeskMfe): Action => ({
  title: 'End the canary?',
  text: `The ${formatShare(canary?.basisPoints ?? 0)} of the visitors who have ${canary?.version} get ${stable?.version} again.`,
  label: 'End the canary',
  path: `/mfes/${name}/canary`,
  body: { release: null, basisPoints: 0 },
  done: `${name} has no canary any longer.`,
});

export const lock = ({ name }: DeskMfe): Action => ({
  title: `Lock ${name}?`,
  text: 'No other token can publish, promote, roll back or withdraw until it is unlocked.',
  label: 'Lock',
  tone: 'primary',
  path: `/mfes/${name}/lock`,
  hasReason: true,
  done: `${name} is locked.`,
});

export const unlock = ({ name, lock: kept }: DeskMfe): Action => ({
  title: `Unlock ${name}?`,
  text: `${kept?.actor} locked it: ${kept?.reason}`,
  label: 'Unlock',
  tone: 'primary',
  path: `/mfes/${name}/unlock`,
  done: `${name} is unlocked.`,
});
