import type { Drafts } from './ports.ts';

const key = (storyId: string) => `storyloom.draft.${storyId}`;

/** Drafts in local storage. If storage is full or blocked, a draft lasts until the page is closed. */
export const storedDrafts: Drafts = {
  read(storyId) {
    try {
      return localStorage.getItem(key(storyId)) ?? '';
    } catch {
      return '';
    }
  },
  write(storyId, text) {
    try {
      if (text === '') localStorage.removeItem(key(storyId));
      else localStorage.setItem(key(storyId), text);
    } catch {
      // The draft stays in the store.
    }
  },
};
