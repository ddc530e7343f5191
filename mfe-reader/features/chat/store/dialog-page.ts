import type { Message } from '@storyloom/contract/chat/entities/message';
import type { Page } from '@storyloom/contract/core/paged';

/** A page of `dialog/list`, newest message first. */
export interface DialogPage extends Page<Message> {
  archiveId: string | null;
  headMessageId: string | null;
  activeRunId: string | null;
  /** Cursor of the page above; null if this one ends with the root. */
  nextCursorTs: number | null;
}
