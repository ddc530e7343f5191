import { randomId } from '@storyloom/http/random-id';
import { visitorDatabase } from '@storyloom/mfe/visitor-storage';
import { createStore, del, delMany, entries, getMany, keys, set } from 'idb-keyval';
import type { DeviceCopies, DeviceCopy } from './ports.ts';

/**
 * Copies in the visitor's database, by draft and page. An open page holds a lock named after its id, so that other
 * tabs find only copies of closed pages. Without the lock API (plain http) they find all.
 */
export function deviceCopies(userId: string, pageId: string): DeviceCopies {
  // Opened on first use: the server renders no studio, and storage may be blocked.
  let opened: ReturnType<typeof createStore> | undefined;
  const copies = () => {
    opened ??= createStore(visitorDatabase(userId, 'unsaved-drafts'), 'copies');
    return opened;
  };
  const prefixOf = (id: string | null) => `${id ?? 'new'}:`;
  const keyOf = (id: string | null) => `${prefixOf(id)}${pageId}`;
  return {
    async findLeft(id) {
      try {
        const own = (await keys<string>(copies())).filter((key) => key.startsWith(prefixOf(id)));
        const held = await heldPages();
        const left = own.filter((key) => !held.has(key.slice(prefixOf(id).length)));
        const found = (await getMany<DeviceCopy | undefined>(left, copies()))
          .map((copy, index) => ({ key: left[index] ?? '', copy }))
          .filter((entry): entry is { key: string; copy: DeviceCopy } => entry.copy !== undefined)
          .sort((first, second) => first.copy.at - second.copy.at);
        // Copies of new stories are separate stories and must not be merged.
        const taken = id === null ? found.slice(-1) : found;
        return {
          copies: taken.map(({ copy }) => copy),
          forget: () =>
            delMany(
              taken.map(({ key }) => key),
              copies(),
            ),
        };
      } catch {
        // Storage is blocked, so there are no copies.
        return { copies: [], forget: async () => {} };
      }
    },
    write: (id, copy) => set(keyOf(id), copy, copies()),
    remove: (id) => del(keyOf(id), copies()),
  };
}

/** The latest copy of each story (null: a new one) of a visitor, the last one first; none if storage is blocked. */
export async function listCopies(userId: string): Promise<{ id: string | null; copy: DeviceCopy }[]> {
  try {
    const store = createStore(visitorDatabase(userId, 'unsaved-drafts'), 'copies');
    const found = (await entries<string, DeviceCopy>(store)).sort(([, one], [, other]) => other.at - one.at);
    const ids = new Set(found.map(([key]) => idOf(key)));
    return [...ids].flatMap((id) => {
      const [, copy] = found.find(([key]) => idOf(key) === id) ?? [];
      return copy ? [{ id: id === 'new' ? null : id, copy }] : [];
    });
  } catch {
    return [];
  }
}

const idOf = (key: string) => key.split(':', 1)[0] ?? '';

const lockPrefix = 'storyloom-draft-page:';

/** Gives this page an id, and marks it as open until `release` is called or the page is closed. */
export function holdPage(): { id: string; release: () => void } {
  const id = randomId();
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks?.request(`${lockPrefix}${id}`, () => promise);
  return { id, release: resolve };
}

async function heldPages(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name.slice(lockPrefix.length)));
}
