import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';
import type { OutboxStorage } from '../outbox.ts';
import type { Attempt } from '../store/run-request.ts';

/** The unsent message of a story on this device. If storage is full or blocked, it lasts until the page is closed. */
export function storedOutbox(storyId: string): OutboxStorage {
  const item = `outbox.${storyId}`;
  return {
    read(userId) {
      try {
        return JSON.parse(readVisitorItem(userId, item) ?? 'null') as Attempt | null;
      } catch {
        return null;
      }
    },
    write: (userId, attempt) =>
      void writeVisitorItem(userId, item, attempt === null ? null : JSON.stringify(attempt)),
  };
}
