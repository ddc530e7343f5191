import type { DeskMfe } from '../overview.ts';
import { formatShare, readShare } from './format.ts';

/** A change that the person confirms. */
export interface Action {
  title: string;
  text: string;
  label: string;
  tone: 'primary' | 'danger';
  path: string;
  /** What is typed before. */
  field?: { label: string; initial: string; inputMode: 'decimal' | 'text'; maxLength: number };
  /** The body of the request, of what was typed. Throws an Error if that is wrong. */
  body(typed: string): object;
  /** Said after it. */
  done: string;
}

interface Named {
  version: string;
  buildId: string;
}

const title = ({ version, buildId }: Named) => `${version} (${buildId})`;

export function promote({ name }: DeskMfe, release: Named): Action {
  return {
    title: `Make ${release.version} live for all?`,
    text: `All visitors get ${name} ${title(release)}. The release that is live now becomes the last known good one. The registry checks the release again first, which takes some seconds.`,
    label: 'Promote',
    tone: 'primary',
    path: `/mfes/${name}/promote`,
    body: () => ({ release: release.buildId }),
    done: `${name} ${release.version} is live.`,
  };
}

export function rollBack({ name }: DeskMfe, stable: Named, target: Named): Action {
  return {
    title: `Go back to ${target.version}?`,
    text: `${title(stable)} is withdrawn, and all visitors get ${name} ${title(target)}.`,
    label: 'Roll back',
    tone: 'danger',
    path: `/mfes/${name}/rollback`,
    body: () => ({ to: target.buildId }),
    done: `${name} is back at ${target.version}.`,
  };
}

export function withdraw({ name }: DeskMfe): Action {
  return {
    title: `Take ${name} off the site?`,
    text: 'Its pages, dialogs and slots are gone for all visitors until a release is promoted.',
    label: 'Withdraw',
    tone: 'danger',
    path: `/mfes/${name}/withdraw`,
    body: () => ({}),
    done: `${name} is off the site.`,
  };
}

/** Without `release`: the share of the canary that there is. */
export function giveCanary({ name, canary }: DeskMfe, release: Named | null): Action {
  const version = release?.version ?? canary?.version ?? '';
  return {
    title: `Who gets ${version}?`,
    text: `A share of the visitors gets ${name} ${version} in place of the stable release. If it fails more often there, the registry withdraws it.`,
    label: release ? 'Start the canary' : 'Change the share',
    tone: 'primary',
    path: `/mfes/${name}/canary`,
    field: {
      label: 'Share of the visitors, in percent',
      initial: canary && !release ? String(canary.basisPoints / 100) : '5',
      inputMode: 'decimal',
      maxLength: 6,
    },
    body: (typed) => {
      const basisPoints = readShare(typed);
      if (basisPoints === null) throw new Error('Give a number from 0.01 to 100.');
      return { release: release?.buildId ?? null, basisPoints };
    },
    done: `The share of ${name} ${version} is changed.`,
  };
}

export function stopCanary({ name, canary, stable }: DeskMfe): Action {
  return {
    title: 'End the canary?',
    text: `The ${formatShare(canary?.basisPoints ?? 0)} of the visitors who have ${canary?.version} get ${stable?.version} again.`,
    label: 'End the canary',
    tone: 'danger',
    path: `/mfes/${name}/canary`,
    body: () => ({ release: null, basisPoints: 0 }),
    done: `${name} has no canary any longer.`,
  };
}

export function lock({ name }: DeskMfe): Action {
  return {
    title: `Lock ${name}?`,
    text: 'No other token can publish, promote, roll back or withdraw until it is unlocked.',
    label: 'Lock',
    tone: 'primary',
    path: `/mfes/${name}/lock`,
    field: { label: 'Reason', initial: '', inputMode: 'text', maxLength: 500 },
    body: (typed) => {
      if (typed.trim() === '') throw new Error('Say why, for those who find it locked.');
      return { reason: typed.trim() };
    },
    done: `${name} is locked.`,
  };
}

export function unlock({ name, lock: kept }: DeskMfe): Action {
  return {
    title: `Unlock ${name}?`,
    text: `${kept?.actor} locked it: ${kept?.reason}`,
    label: 'Unlock',
    tone: 'primary',
    path: `/mfes/${name}/unlock`,
    body: () => ({}),
    done: `${name} is unlocked.`,
  };
}
