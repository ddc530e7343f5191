import type { Handle } from '../../platform/db.ts';
import { createLoreEntries } from '../lore/lore.service.ts';
import { findVersion } from './catalogue.repository.ts';

/** Cached versions, of up to about 100 KB each. */
const MAX_CACHED = 100;

type Version = Awaited<ReturnType<typeof readVersion>>;

/** Finds versions through an LRU cache: every reply reads one, and versions are immutable. */
export function createVersionCache(handle: Handle) {
  const cache = new Map<string, NonNullable<Version>>();

  return async function find(storyId: string, id: string): Promise<Version> {
    const found = cache.get(id) ?? (await readVersion(handle, storyId, id));
    if (found?.storyId !== storyId) return undefined;
    cache.delete(id);
    cache.set(id, found);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    return found;
  };
}

async function readVersion(handle: Handle, storyId: string, id: string) {
  const found = await findVersion(handle, storyId, id);
  return found && { ...found, lore: found.lore ?? createLoreEntries(found.content) };
}
