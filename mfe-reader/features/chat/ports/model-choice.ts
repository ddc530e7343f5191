import { createValueStore } from '../store/readable-store.ts';

const key = (storyId: string) => `storyloom.model.${storyId}`;

/** Storage may be full or forbidden: a choice then lives as long as the page. */
const unkept = new Map<string, string | null>();
const writes = createValueStore(0);

/** Which model the reader chose, by story; null: none, so the site's own. Read in the browser only. */
export const modelChoice = {
  /** Tells of choices made in other tabs too. */
  subscribe(listener: () => void): () => void {
    const leave = writes.subscribe(listener);
    window.addEventListener('storage', listener);
    return () => {
      leave();
      window.removeEventListener('storage', listener);
    };
  },
  read(storyId: string): string | null {
    const known = unkept.get(storyId);
    if (known !== undefined) return known;
    try {
      return localStorage.getItem(key(storyId));
    } catch {
      return null;
    }
  },
  write(storyId: string, modelId: string | null): void {
    try {
      if (modelId === null) localStorage.removeItem(key(storyId));
      else localStorage.setItem(key(storyId), modelId);
      unkept.delete(storyId);
    } catch {
      unkept.set(storyId, modelId);
    }
    writes.set(writes.getState() + 1);
  },
};
