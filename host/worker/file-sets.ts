import { offlinePath, type Precache, precachePath } from './messages.ts';

interface Parts {
  caches: CacheStorage;
  fetch: typeof fetch;
}

const setPrefix = 'storyloom-files-';
/** Has the offline page alone, which belongs to the newest complete set. */
const pageCache = 'storyloom-offline-page';
const setHeader = 'x-storyloom-set';
/** Largest number of sets that are loaded one after another because a release went live meanwhile. */
const maxRounds = 5;

/** Sets of files for use without a connection: the newest complete one, the one before, and one that is being loaded. */
export function createFileSets({ caches, fetch }: Parts) {
  let running: Promise<void> | null = null;

  const load = async (path: string, options: RequestInit = {}) => {
    const response = await fetch(path, { priority: 'low', ...options });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  };
  const readPrecache = async () =>
    (await load(precachePath, { cache: 'no-store' })).json() as Promise<Precache>;

  async function completeSet(): Promise<string | null> {
    return (await offlinePage())?.headers.get(setHeader) ?? null;
  }

  async function offlinePage(): Promise<Response | undefined> {
    return (await caches.open(pageCache)).match(offlinePath);
  }

  async function loadSet(wanted: string): Promise<void> {
    const before = await completeSet();
    if (before === wanted) return;
    let live = await readPrecache();
    for (let round = 0; round < maxRounds && live.id !== before; round++) {
      const { id } = live;
      const page = await loadFilesAndPage(live);
      live = await readPrecache();
      // Otherwise the page may be one of a newer composition, whose files are another set.
      if (live.id === id) return complete(id, before, page);
    }
  }

  async function loadFilesAndPage({ id, files }: Precache): Promise<Response> {
    const set = await caches.open(setPrefix + id);
    // One after another, so that the page’s own requests come first.
    for (const { src, integrity } of files) {
      if (await set.match(src)) continue;
      await set.put(src, (await find(src)) ?? (await load(src, { integrity })));
    }
    const page = await load(offlinePath, { cache: 'no-store' });
    const headers = new Headers(page.headers);
    headers.set(setHeader, id);
    return new Response(await page.blob(), { headers });
  }

  /** Replaces the complete set, which becomes the one before. */
  async function complete(id: string, before: string | null, page: Response): Promise<void> {
    await (await caches.open(pageCache)).put(offlinePath, page);
    const kept = [setPrefix + id, setPrefix + before];
    for (const name of await caches.keys())
      if (name.startsWith(setPrefix) && !kept.includes(name)) await caches.delete(name);
  }

  async function find(src: string): Promise<Response | undefined> {
    return caches.match(src, { ignoreVary: true });
  }

  return {
    /** The kept offline page; undefined before the first set is complete. */
    offlinePage,
    /** A kept file of any set: its address contains its hash. */
    find,
    /** Loads the current set unless `wanted` is complete. It replaces the set before when all its files are there. */
    keep(wanted: string): Promise<void> {
      running ??= loadSet(wanted)
        .catch(async (error: unknown) => {
          // Part of a set is of no use, and what people write needs the space. After a failed request the rest is loaded later.
          if (error instanceof DOMException && error.name === 'QuotaExceededError') await discardIncomplete();
          throw error;
        })
        .finally(() => {
          running = null;
        });
      return running;
    },
  };

  async function discardIncomplete(): Promise<void> {
    const complete = await completeSet();
    for (const name of await caches.keys())
      if (name.startsWith(setPrefix) && name !== setPrefix + complete) await caches.delete(name);
  }
}

export type FileSets = ReturnType<typeof createFileSets>;
