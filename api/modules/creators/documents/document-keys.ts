import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newId } from '../../../platform/ids.ts';
import { isLoopback } from '../../../platform/loopback.ts';
import { type DocumentKey, toDocumentKey } from './encryption.ts';

interface KeyParts {
  /** The configured keys: the first one encrypts, all decrypt. */
  configured: readonly Buffer[];
  /** File with the generated key of a local installation. */
  file: string;
}

/** Keys of identity documents: the configured ones, or a generated one for sites at loopback addresses. */
export function createDocumentKeys({ configured, file }: KeyParts) {
  const keys = configured.map(toDocumentKey);

  return {
    /** The key for documents uploaded on a site; null if there is none, as for an unknown site. */
    async pick(site: string | null): Promise<DocumentKey | null> {
      const [first] = keys;
      if (first !== undefined) return first;
      if (site === null || !isLoopback(site)) return null;
      return toDocumentKey((await readKey(file)) ?? (await generateKey(file)));
    },

    /** Finds a key by id; null if it was removed. */
    async find(id: string): Promise<DocumentKey | null> {
      const generated = await readKey(file);
      const all = generated === null ? keys : [...keys, toDocumentKey(generated)];
      return all.find((each) => each.id === id) ?? null;
    },
  };
}

async function readKey(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Two processes that generate a key at once end up with the same one, because the link is created only once. */
async function generateKey(file: string): Promise<Buffer> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${newId()}`;
  await writeFile(draft, randomBytes(32), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  return readFile(file);
}
