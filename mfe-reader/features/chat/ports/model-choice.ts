import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';
import { createValueStore } from '../store/readable-store.ts';

const itemOf = (storyId: string) => `model.${storyId}`;

/** Choices that could not be stored, by visitor and story. */
const unstored = new Map<string, string | null>();
const writes = createValueStore(0);

/** The model that a visitor chose for each story; null: the default model. For the browser only. */
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
  read(userId: string | null, storyId: string): string | null {
    const unsaved = unstored.get(`${userId} ${storyId}`);
    return unsaved === undefined ? readVisitorItem(userId, itemOf(storyId)) : unsaved;
  },
  write(userId: string | null, storyId: string, modelId: string | null): void {
    const isStored = writeVisitorItem(userId, itemOf(storyId), modelId);
    if (isStored) unstored.delete(`${userId} ${storyId}`);
    else unstored.set(`${userId} ${storyId}`, modelId);
    writes.set(writes.getState() + 1);
  },
};
