import { createHash, type KeyObject } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shellFilePath, shellFileSignature, shellFileText } from '@storyloom/contract/platform/shell-file';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { isSigned } from '../signatures.ts';
import { createMisses } from './misses.ts';
import { fileBelow } from './send-file.ts';

interface Options {
  /** Folders of the builds on this disk, newest first. */
  builds: readonly string[];
  registryUrl: string;
  /** The registry's public keys. */
  keys(): readonly KeyObject[];
  /** Token of hosts; null: nothing is stored. */
  hostToken: string | null;
}

const timeoutMs = 5_000;
/** Files of other builds that are kept in memory. */
const maxFetched = 300;
/** Uploads at once. */
const parallel = 8;

/**
 * Files of the shell, of the builds on this disk and of those that other hosts run: while hosts are replaced one after
 * another, a page of one asks the others for its files.
 */
export function createShellFiles({ builds, registryUrl, keys, hostToken }: Options) {
  const fetched = new LRUCache<string, Buffer>({ max: maxFetched });
  const askOnce = createMisses();

  async function ask(path: string): Promise<Buffer | null> {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${registryUrl}/shell${path}`, { signal });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The registry answered ${response.status} for ${path}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = shellFileText(path, createHash('sha384').update(bytes).digest('base64'));
    const signature = response.headers.get(shellFileSignature) ?? '';
    if (isSigned('shell-file', text, signature, keys())) return bytes;
    throw new Error(`${path} is not signed by the registry`);
  }

  return {
    /** Null if no host has the file. Throws if the registry cannot tell. */
    async find(path: string): Promise<Buffer | null> {
      for (const build of builds) {
        const file = await fileBelow(join(build, 'browser'), path);
        if (file) return readFile(file);
      }
      if (!shellFilePath.test(path)) return null;
      const known = fetched.get(path);
      if (known) return known;
      const bytes = await askOnce(path, () => ask(path));
      if (bytes) fetched.set(path, bytes);
      return bytes;
    },
    /** Stores the files of the newest build in the registry. Rejects if it does not take them. */
    async store(): Promise<void> {
      const root = join(builds[0] ?? '', 'browser');
      const found = await readdir(join(root, 'static'), { recursive: true });
      const paths = found.map((name) => `/static/${name.replaceAll('\\', '/')}`);
      const oneOf = pLimit(parallel);
      const put = async (path: string) => {
        const response = await fetch(`${registryUrl}/shell${path}`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${hostToken}` },
          body: new Uint8Array(await readFile(join(root, path))),
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) throw new Error(`The registry answered ${response.status} for ${path}`);
      };
      if (hostToken === null) return;
      await Promise.all(
        paths.filter((path) => shellFilePath.test(path)).map((path) => oneOf(() => put(path))),
      );
    },
  };
}

export type ShellFiles = ReturnType<typeof createShellFiles>;
