import { LRUCache } from 'lru-cache';
import type { Handle } from '../../platform/db.ts';
import { createLoreEntries } from '../lore/lore.service.ts';
import { findVersion } from './catalogue.repository.ts';
import { fillTexts, isFillable, type ReaderOfStory, unknownReader } from './fill-texts.ts';

/** Cached versions, of up to about 100 KB each. */
const MAX_CACHED = 100;

type Version = NonNullable<Awaited<ReturnType<typeof readVersion>>>;

/** Reads what fills the texts of a version; answers only if it asks something. */
type ReadReader = (asks: boolean) => Promise<ReaderOfStory>;

const readUnknown: ReadReader = async () => unknownReader;

/**
 * Finds versions through an LRU cache: every reply reads one, and versions are immutable. Placeholders are filled; what
 * is known of the reader is only read for versions that have any or ask something.
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
    readReader: ReadReader = readUnknown,
  ): Promise<Version | undefined> {
    const version = await remember(id, () => readVersion(handle, storyId, id));
    if (version?.storyId !== storyId) return undefined;
    if (!version.isFillable) return version;
    const { content, lore } = version;
    const reader = await readReader((content.readerQuestions ?? []).length > 0);
    return remember(`${id} ${JSON.stringify(reader)}`, () => {
      const filled = fillTexts({ content, lore }, content, reader);
      return { ...version, ...filled, answers: reader.answers };
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
    isFillable: (content.readerQuestions ?? []).length > 0 || isFillable([content, lore]),
    answers: unknownReader.answers,
  };
}
