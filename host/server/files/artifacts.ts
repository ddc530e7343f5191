import { createHash, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Composition, Release } from '@storyloom/contract/platform/composition';
import * as z from 'zod/mini';
import { createMisses } from './misses.ts';

export class IntegrityError extends Error {}

const keyOf = ({ mfe, buildId }: Pick<Release, 'mfe' | 'buildId'>) => `${mfe}/${buildId}`;
const isKey = (key: string) => /^[a-z][a-z0-9]*\/[a-z0-9]{12}$/.test(key);

function matches(bytes: Buffer, integrity: string): boolean {
  const [found, wanted] = [
    createHash('sha384').update(bytes).digest(),
    Buffer.from(integrity.slice(7), 'base64'),
  ];
  return found.length === wanted.length && timingSafeEqual(found, wanted);
}

interface Options {
  cacheDir: string;
  registryUrl: string;
  /** A release that this host has not learned, verified; null if there is none. Throws if the registry cannot tell. */
  findKept?: (mfe: string, buildId: string) => Promise<Release | null>;
}

/**
 * Files of releases, fetched from the registry once, verified and cached on disk. They stay available without the
 * registry, and for pages that were opened on an older release.
 */
export function createArtifacts(options: Options) {
  const askOnce = createMisses();
  const root = join(options.cacheDir, 'releases');
  const known = new Map<string, Release>();
  const folder = (mfe: string, buildId: string) => join(root, mfe, buildId);

  const store = async (file: string, bytes: Buffer | string) => {
    await mkdir(dirname(file), { recursive: true });
    const partial = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    await writeFile(partial, bytes);
    await rename(partial, file);
  };

  const fetchAsset = async (release: Release, url: string, integrity: string): Promise<Buffer> => {
    const address = `${options.registryUrl}/files/${release.mfe}/${release.buildId}/${url}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    if (!response.ok)
      throw new Error(`The registry answered ${response.status} for ${url} of ${release.mfe}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!matches(bytes, integrity)) {
      throw new IntegrityError(`${url} of ${release.mfe} ${release.version} is not what was published`);
    }
    return bytes;
  };

  /** A release's file, verified; null if the release has no such file. Throws IntegrityError. */
  const read = async (release: Release, url: string): Promise<Buffer | null> => {
    const asset = release.assets.find((each) => each.url === url);
    if (!asset) return null;
    const file = join(folder(release.mfe, release.buildId), url);
    const cached = await readFile(file).catch(() => null);
    if (cached && matches(cached, asset.integrity)) return cached;
    const bytes = await fetchAsset(release, url, asset.integrity);
    await store(file, bytes);
    return bytes;
  };

  /** Makes the files of a release known. */
  const add = async (release: Release): Promise<void> => {
    known.set(keyOf(release), release);
    await store(join(folder(release.mfe, release.buildId), 'release.json'), JSON.stringify(release));
  };

  const release = async (mfe: string, buildId: string): Promise<Release | null> => {
    const key = keyOf({ mfe, buildId });
    const loaded = known.get(key);
    if (loaded || !isKey(key)) return loaded ?? null;
    const text = await readFile(join(folder(mfe, buildId), 'release.json'), 'utf8').catch(() => null);
    if (text === null) return null;
    const found = z.parse(Release, JSON.parse(text));
    known.set(key, found);
    return found;
  };

  return {
    read,
    /** Adds the releases of a composition, so that their files can be requested. */
    async learn(composition: Composition): Promise<void> {
      for (const { stable, lastKnownGood, canary } of Object.values(composition.mfes)) {
        for (const release of [stable, lastKnownGood, canary?.release]) {
          if (release && !known.has(keyOf(release))) await add(release);
        }
      }
    },
    release,
    /** Asks the registry for a release that this host does not know: another one has sent a page with it. Throws if it cannot tell. */
    async find(mfe: string, buildId: string): Promise<Release | null> {
      const { findKept } = options;
      const own = await release(mfe, buildId);
      if (own || !findKept || !isKey(keyOf({ mfe, buildId }))) return own;
      const found = await askOnce(keyOf({ mfe, buildId }), () => findKept(mfe, buildId));
      if (found) await add(found);
      return found;
    },
    /** Path of a file in the cache, after verifying it. */
    async path(release: Release, url: string): Promise<string> {
      if (!(await read(release, url)))
        throw new Error(`${release.mfe} ${release.version} has no file ${url}`);
      return join(folder(release.mfe, release.buildId), url);
    },
  };
}

export type Artifacts = ReturnType<typeof createArtifacts>;
