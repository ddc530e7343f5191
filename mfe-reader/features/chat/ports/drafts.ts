import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';
import type { Drafts } from './ports.ts';

const itemOf = (storyId: string) => `draft.${storyId}`;

/** Drafts on this device. If storage is full or blocked, a draft lasts until the page is closed. */
export const storedDrafts: Drafts = {
  read: (userId, storyId) => readVisitorItem(userId, itemOf(storyId)) ?? '',
  write: (userId, storyId, text) => void writeVisitorItem(userId, itemOf(storyId), text === '' ? null : text),
};
