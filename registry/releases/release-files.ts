import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import type { Asset, Release } from '@storyloom/contract/platform/composition';
import { RegistryError } from '../platform/errors.ts';
import { type FileStore, writeBelow } from './file-store.ts';

const name = /^[a-z][a-z0-9]*$/;
const build = /^[a-z0-9]{12}$/;

export type ReleaseFiles = ReturnType<typeof createReleaseFiles>;

export function createReleaseFiles(store: FileStore) {
  const keyOf = (mfe: string, buildId: string, url: string): string => {
    const root = `files/${mfe}/${buildId}`;
    const key = posix.normalize(`${root}/${url}`);
    const outside = !key.startsWith(`${root}/`) || /[\0\\]/.test(url);
    if (!name.test(mfe) || !build.test(buildId) || outside) {
      throw new RegistryError(400, `${mfe}/${buildId}/${url} is not a file of a release.`);
    }
    return key;
  };
  const read = async (mfe: string, buildId: string, url: string) => store.read(keyOf(mfe, buildId, url));

  return {
    read,
    /** Calls `use` with a folder that has copies of the assets of a release. */
    async withFolder<Result>(
      { mfe, buildId, assets }: Pick<Release, 'mfe' | 'buildId' | 'assets'>,
      use: (folder: string) => Promise<Result>,
    ): Promise<Result> {
      const folder = await mkdtemp(join(tmpdir(), 'storyloom-release-'));
      try {
        for (const { url } of assets) {
          const bytes = await read(mfe, buildId, url);
          if (bytes) await writeBelow(folder, url, bytes);
        }
        return await use(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    /** Stores a file. Throws if it exists with other bytes: releases are immutable. */
    async put(mfe: string, buildId: string, url: string, bytes: Buffer): Promise<void> {
      const key = keyOf(mfe, buildId, url);
      await store.create(key, bytes);
      if ((await store.read(key))?.equals(bytes)) return;
      throw new RegistryError(
        409,
        `${url} of ${mfe} ${buildId} is published with other bytes. A release never changes: build a new one.`,
      );
    },
    /** Throws if a file is missing or has a different hash. */
    async check(mfe: string, buildId: string, assets: readonly Asset[]): Promise<void> {
      for (const { url, integrity } of assets) {
        const bytes = await read(mfe, buildId, url);
        if (!bytes)
          throw new RegistryError(422, `${url} was not uploaded. Upload every asset before registering.`);
        const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
        if (found !== integrity)
          throw new RegistryError(422, `${url} does not have the hash in the release.`);
      }
    },
  };
}
