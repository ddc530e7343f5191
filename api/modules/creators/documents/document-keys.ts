import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newId } from '../../../platform/ids.ts';
import { isLoopback } from '../../../platform/loopback.ts';
import { type DocumentKey, toDocumentKey } from './encryption.ts';

interface KeyParts {
  /** The keys of the settings: the first encrypts, all decrypt. */
  configured: readonly Buffer[];
  /** Holds the generated key of an installation on one's own machine. */
  file: string;
}

/** Keys of identity documents: those of the settings or, for sites on this machine alone, a generated one. */
export function createDocumentKeys({ configured, file }: KeyParts) {
  const keys = configured.map(toDocumentKey);

  return {
    /** The key that encrypts documents sent at a site; null without a key for it, also for an unknown site. */
    async pick(site: string | null): Promise<DocumentKey | null> {
      const [first] = keys;
      if (first !== undefined) return first;
      if (site === null || !isLoopback(site)) return null;
      return toDocumentKey((await readKey(file)) ?? (await generateKey(file)));
    },

    /** Null for a key that was removed. */
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

/** Two processes that generate a key at once use the same one: a link is made once. */
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
