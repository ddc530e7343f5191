import type { KeyObject } from 'node:crypto';
import { Release } from '@storyloom/contract/platform/composition';
import { SignedRelease } from '@storyloom/contract/platform/preview';
import * as z from 'zod/mini';
import { readLimited } from '../read-text.ts';
import { isSigned } from '../signatures.ts';
import { PreviewError } from './ticket.ts';

interface Options {
  registryUrl: string;
  /** The registry's public keys. */
  keys(): readonly KeyObject[];
  now?(): number;
}

/** A kept release; null if it was withdrawn or is not kept. Throws PreviewError if the registry cannot tell. */
export type FindRelease = (mfe: string, buildId: string) => Promise<Release | null>;

/** Time after which the registry is asked again whether a release was withdrawn, in ms. */
const recheckMs = 30_000;
const limit = 2 ** 21;

/** Releases that are not live, from the registry. While it is down, those that it has answered before are used. */
export function createKeptReleases({ registryUrl, keys, now = Date.now }: Options): FindRelease {
  const known = new Map<string, { release: Release; at: number }>();

  /** Rejects if the registry did not sign it. */
  async function read(response: Response): Promise<Release> {
    const { payload, signature } = z.parse(SignedRelease, JSON.parse(await readLimited(response, limit)));
    if (!isSigned('release', payload, signature, keys())) throw new Error('The signature is not genuine.');
    return z.parse(Release, JSON.parse(payload));
  }

  return async function find(mfe, buildId) {
    const id = `${mfe}/${buildId}`;
    const kept = known.get(id);
    if (kept && now() - kept.at < recheckMs) return kept.release;
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(`${registryUrl}/kept/${id}`, { signal }).catch(() => null);
    if (response?.status === 404 || response?.status === 409) {
      known.delete(id);
      return null;
    }
    if (!response?.ok) {
      if (kept) return kept.release;
      throw new PreviewError(
        503,
        `The registry cannot send the build ${buildId} of ${mfe}. Try again in a moment.`,
      );
    }
    const release = await read(response).catch(() => null);
    if (!release || `${release.mfe}/${release.buildId}` !== id)
      throw new PreviewError(
        502,
        `The registry’s answer about the build ${buildId} of ${mfe} is not signed by it.`,
      );
    known.set(id, { release, at: now() });
    return release;
  };
}
