import { LRUCache } from 'lru-cache';
import type { Handle } from '../../platform/db.ts';
import { createLoreEntries } from '../lore/lore.service.ts';
import { findVersion } from './catalogue.repository.ts';
import { fillTexts, isFillable } from './fill-texts.ts';

/** Cached versions, of up to about 100 KB each. */
const MAX_CACHED = 100;

type Version = NonNullable<Awaited<ReturnType<typeof readVersion>>>;

const readNoName = async () => null;

/**
 * Finds versions through an LRU cache: every reply reads one, and versions are immutable. Placeholders are filled; the
 * reader's name is only read for versions that have any.
 */
export function createVersionCache(handle: Handle) {
  const cache = new LRUCache<string, Version>({ max: MAX_CACHED });

  async function remember(key: string, read: () => Promise<Version | undefined> | Version) {
    const found = cache.get(key) ?? (await read());
    if (found !== undefined) cache.set(key, found);
    return found;
  }

  return async function find(
    storyId: string,
    id: string,
    readName: () => Promise<string | null> = readNoName,
  ): Promise<Version | undefined> {
    const version = await remember(id, () => readVersion(handle, storyId, id));
    if (version?.storyId !== storyId) return undefined;
    if (!version.isFillable) return version;
    const reader = await readName();
    return remember(`${id} ${reader ?? ''}`, () => {
      const { content, lore } = version;
      return { ...version, ...fillTexts({ content, lore }, content, reader) };
    });
  };
}

async function readVersion(handle: Handle, storyId: string, id: string) {
  const found = await findVersion(handle, storyId, id);
  if (found === undefined) return undefined;
  const { content, lore } = found;
  return {
    ...found,
    lore: lore ?? createLoreEntries(content),
    isFillable: isFillable([content, lore]),
  };
}
