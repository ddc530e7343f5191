import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import type { Asset } from '@storyloom/contract/platform/composition';
import { RegistryError } from '../platform/errors.ts';

const exists = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
const name = /^[a-z][a-z0-9]*$/;
const build = /^[a-z0-9]{12}$/;

export type ReleaseFiles = ReturnType<typeof createReleaseFiles>;

export function createReleaseFiles(folder: string) {
  const pathOf = (mfe: string, buildId: string, url: string): string => {
    const root = join(folder, 'files', mfe, buildId);
    const file = normalize(join(root, url));
    const outside = !file.startsWith(root + sep) || url.includes('\0');
    if (!name.test(mfe) || !build.test(buildId) || outside) {
      throw new RegistryError(400, `${mfe}/${buildId}/${url} is not a file of a release.`);
    }
    return file;
  };
  const read = (mfe: string, buildId: string, url: string) =>
    readFile(pathOf(mfe, buildId, url)).catch(() => null);

  return {
    read,
    /** Folder of a release's files. */
    folderOf: (mfe: string, buildId: string) => join(folder, 'files', mfe, buildId),
    /** Stores a file. Throws if it exists with other bytes: releases are immutable. */
    async put(mfe: string, buildId: string, url: string, bytes: Buffer): Promise<void> {
      const file = pathOf(mfe, buildId, url);
      if (!(await exists(file))) {
        await mkdir(dirname(file), { recursive: true });
        const part = `${file}.${randomUUID()}.part`;
        await writeFile(part, bytes);
        // A link, unlike a rename, never replaces a file that another upload has stored meanwhile.
        await link(part, file).catch(async (error: unknown) => {
          if (!(await exists(file))) throw error;
        });
        await rm(part, { force: true });
      }
      if ((await readFile(file)).equals(bytes)) return;
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
