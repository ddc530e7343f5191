import { randomId } from '@storyloom/http/random-id';
import { visitorDatabase } from '@storyloom/mfe/visitor-storage';
import { createStore, del, delMany, getMany, keys, set } from 'idb-keyval';
import type { DeviceCopies, DeviceCopy } from './ports.ts';

/**
 * Copies in a database of the visitor, by draft and page. An open page holds a lock with the key of its copy, so that
 * another tab finds only what closed pages have left. Without locks (plain http) it finds all.
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
        // Two new stories are two stories; merging them would mix them.
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
        // Storage is blocked, so nothing was kept.
        return { copies: [], forget: async () => {} };
      }
    },
    write: (id, copy) => set(keyOf(id), copy, copies()),
    remove: (id) => del(keyOf(id), copies()),
  };
}

const lockPrefix = 'storyloom-draft-page:';

/** Gives this page an id, and marks it as open until `release` is called or the page is gone. */
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
