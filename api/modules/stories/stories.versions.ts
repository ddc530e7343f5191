import type { Handle } from '../../platform/db.ts';
import { findVersion } from './stories.repository.ts';

/** Of at most some 100 KB each. */
const MOST = 100;

type Version = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

/** Versions kept in memory, the longest unused leave first: a version never changes, and every reply reads one. */
export function createVersions(handle: Handle) {
  const kept = new Map<string, Version>();

  return async function version(storyId: string, id: string): Promise<Version | undefined> {
    const found = kept.get(id) ?? (await findVersion(handle, storyId, id));
    if (found?.storyId !== storyId) return undefined;
    kept.delete(id);
    kept.set(id, found);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}
