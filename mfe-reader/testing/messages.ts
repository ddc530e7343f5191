import type { Message } from '@storyloom/contract/chat/entities/message';
import type { DialogPage } from '../features/chat/store/dialog-page.ts';

export const storyId = 'story1';

export function message(part: Partial<Message> & { id: string }): Message {
  return {
    storyId,
    parentId: 'before',
    depth: 1,
    role: 'assistant',
    speaker: null,
    text: `Text of ${part.id}.`,
    state: 'done',
    finishReason: null,
    editedFrom: null,
    model: 'small',
    usage: null,
    options: [],
    siblingIds: [part.id],
    imageUrl: null,
    pinned: false,
    runId: null,
    seq: 1,
    createdAt: '2026-01-01T00:00:00Z',
    ...part,
  };
}

/** A page of the dialog, newest first. */
export function dialogPage(pageList: Message[], part: Partial<DialogPage> = {}): DialogPage {
  return {
    pageList,
    totalCount: pageList.length,
    hasNextPage: false,
    nextPageNum: null,
    currentPageNum: 1,
    archiveId: pageList.length > 0 ? 'save1' : null,
    headMessageId: pageList[0]?.id ?? null,
    activeRunId: null,
    nextCursorTs: null,
    ...part,
  };
}
