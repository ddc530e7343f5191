import { dialogList } from '@storyloom/contract/chat/endpoints/dialog-list';
import type { Message } from '@storyloom/contract/chat/entities/message';
import type { ChatPorts } from '../ports/ports.ts';
import type { DialogPage } from '../store/dialog-page.ts';
import { readNewestPage, withOlder } from '../store/transcript.ts';

/** Messages on a page of the transcript. */
const pageSize = 20;

/** Messages on a page of a branch, and the most pages read to find its fork. */
const branchPageSize = 50;
const branchPages = 8;

export interface ReadContext {
  ports: ChatPorts;
  storyId: string;
  signal: AbortSignal;
}

type Query = { saveId?: string | null; cursor?: number | null; size: number };

/** All reads here throw as `call` does, and when `signal` was aborted. */
async function readPage(context: ReadContext, { saveId, cursor = null, size }: Query): Promise<DialogPage> {
  const { ports, storyId, signal } = context;
  const place = { ...(saveId && { archiveId: saveId }), ...(cursor !== null && { cursorTs: cursor }) };
  const page = await ports.call(dialogList, { storyId, size, ...place }, { signal });
  signal.throwIfAborted();
  return page;
}

/** The newest messages of the current save. */
export async function readNewest(context: ReadContext): Promise<DialogPage> {
  await context.ports.ready();
  context.signal.throwIfAborted();
  return readPage(context, { size: pageSize });
}

export function readOlder(context: ReadContext, saveId: string | null, cursor: number): Promise<DialogPage> {
  return readPage(context, { saveId, cursor, size: pageSize });
}

/** The last exchange of the current save. */
export function readLastExchange(context: ReadContext): Promise<DialogPage> {
  return readPage(context, { size: 2 });
}

/** The head of the current save. */
export function readHead(context: ReadContext): Promise<DialogPage> {
  return readPage(context, { size: 1 });
}

/** The messages from the save's head up to `messageId` or a little further, oldest first. */
export async function readBranch(
  context: ReadContext,
  saveId: string,
  messageId: string,
): Promise<{ messages: Message[]; cursor: number | null }> {
  let messages: Message[] = [];
  let cursor: number | null = null;
  for (let count = 0; count < branchPages; count++) {
    const page = await readPage(context, { saveId, cursor, size: branchPageSize });
    messages = count === 0 ? readNewestPage(page).messages : withOlder(messages, page);
    cursor = page.nextCursorTs;
    if (cursor === null || messages.some(({ id }) => id === messageId)) break;
  }
  return { messages, cursor };
}
