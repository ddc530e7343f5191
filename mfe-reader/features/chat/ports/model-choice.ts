import { createValueStore } from '../store/readable-store.ts';

const key = (storyId: string) => `storyloom.model.${storyId}`;

/** Choices that could not be stored: storage may be full or blocked. */
const unstored = new Map<string, string | null>();
const writes = createValueStore(0);

/** The model chosen for each story; null: the default model. For the browser only. */
export const modelChoice = {
  /** Also notifies of choices made in other tabs. */
  subscribe(listener: () => void): () => void {
    const unsubscribe = writes.subscribe(listener);
    window.addEventListener('storage', listener);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', listener);
    };
  },
  read(storyId: string): string | null {
    const unsaved = unstored.get(storyId);
    if (unsaved !== undefined) return unsaved;
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
      unstored.delete(storyId);
    } catch {
      unstored.set(storyId, modelId);
    }
    writes.set(writes.getState() + 1);
  },
};
