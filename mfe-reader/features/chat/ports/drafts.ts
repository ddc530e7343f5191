import type { Drafts } from './ports.ts';

const key = (storyId: string) => `storyloom.draft.${storyId}`;

/** Storage may be full or forbidden: the draft then lives as long as the page. */
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
      // Nothing to do: the reader still sees what was typed.
    }
  },
};
