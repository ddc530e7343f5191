import type { Handle } from '../../platform/db.ts';
import { loreOfBook } from '../lore/lore.service.ts';
import { findVersion } from './stories.repository.ts';

/** Of at most some 100 KB each. */
const MOST = 100;

type Version = Awaited<ReturnType<typeof read>>;

/** Versions kept in memory, the longest unused leave first: a version never changes, and every reply reads one. */
export function createVersions(handle: Handle) {
  const kept = new Map<string, NonNullable<Version>>();

  return async function version(storyId: string, id: string): Promise<Version> {
    const found = kept.get(id) ?? (await read(handle, storyId, id));
    if (found?.storyId !== storyId) return undefined;
    kept.delete(id);
    kept.set(id, found);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}

async function read(handle: Handle, storyId: string, id: string) {
  const found = await findVersion(handle, storyId, id);
  return found && { ...found, lore: found.lore ?? loreOfBook(found.content) };
}
