import type { KeyObject } from 'node:crypto';
import { Release } from '@storyloom/contract/platform/composition';
import { SignedRelease } from '@storyloom/contract/platform/preview';
import * as z from 'zod/mini';
import { readLimited } from '../composition/read-limited.ts';
import { PreviewError } from './preview-error.ts';
import { isSigned } from './ticket.ts';

interface Options {
  registryUrl: string;
  /** The registry's public key. */
  key(): KeyObject;
  now?(): number;
}

/** A kept release. Throws PreviewError. */
export type FindRelease = (mfe: string, buildId: string) => Promise<Release>;

/** Time after which the registry is asked again whether a release was withdrawn, in ms. */
const recheckMs = 30_000;
const limit = 2 ** 21;

/** Releases that are not live, from the registry. While it is down, those that it has answered before are used. */
export function createKeptReleases({ registryUrl, key, now = Date.now }: Options): FindRelease {
  const known = new Map<string, { release: Release; at: number }>();

  return async function find(mfe, buildId) {
    const id = `${mfe}/${buildId}`;
    const kept = known.get(id);
    if (kept && now() - kept.at < recheckMs) return kept.release;
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(`${registryUrl}/kept/${id}`, { signal }).catch(() => null);
    if (response?.status === 404 || response?.status === 409) {
      known.delete(id);
      throw new PreviewError(
        410,
        `This preview is gone: the build ${buildId} of ${mfe} was withdrawn or is not kept.`,
      );
    }
    if (!response?.ok) {
      if (kept) return kept.release;
      throw new PreviewError(
        503,
        `The registry cannot send the build ${buildId} of ${mfe}. Try again in a moment.`,
      );
    }
    const { payload, signature } = z.parse(SignedRelease, JSON.parse(await readLimited(response, limit)));
    const release = z.parse(Release, JSON.parse(payload));
    if (!isSigned('release', payload, signature, key()) || `${release.mfe}/${release.buildId}` !== id)
      throw new Error(`The release ${id} is not signed by the registry. It was not used.`);
    known.set(id, { release, at: now() });
    return release;
  };
}
