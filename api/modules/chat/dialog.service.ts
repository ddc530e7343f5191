import type { dialogList } from '@storyloom/contract/chat/endpoints/dialog-list';
import type { DataOf, ParsedInputOf } from '@storyloom/contract/core/endpoint';
import { listLimits } from '@storyloom/contract/core/list-limits';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { findBySeq, findMessage, walkUp } from '../messages/messages.service.ts';
import type { Saves, WithSaveId } from '../saves/saves.service.ts';
import { toMessages } from './message-view.ts';
import type { RunFinalizer } from './runs/finalize.ts';
import type { ReplyLog } from './runs/reply-log/reply-log.ts';
import { findActive } from './runs/runs.repository.ts';

type Input = WithSaveId<ParsedInputOf<typeof dialogList>>;
type Dialog = WithSaveId<DataOf<typeof dialogList>>;

/** One page of a save's path, newest first. The cost depends on the page, not on the tree. Throws save.not_found. */
export async function listDialog(
  parts: { db: Db; saves: Saves; finalizer: RunFinalizer; replyLog: Pick<ReplyLog, 'read'> },
  userId: string,
  { storyId, saveId, cursorTs, page, size }: Input,
): Promise<Dialog> {
  const { db, saves, finalizer } = parts;
  const found = await saves.find(db, { userId, storyId }, saveId);
  if (found === undefined) return emptyDialog(page);
  const active = await findActive(db, found.id);
  const isExpired = active?.isExpired === true && !finalizer.isGenerating(active.run.id);
  if (isExpired) await finalizer.interruptExpired(active.run.id);
  const save = isExpired ? await saves.findOwned(db, userId, found.id) : found;

  // A new version of a reply is read while it is generated; the head moves to it when it has ended.
  const running = isExpired ? undefined : active?.run;
  const end = running?.messageId ?? save.headMessageId;
  const start = await findStart(db, userId, { storyId, end }, cursorTs);
  const last = await findMessage(db, end);
  const skip = cursorTs === undefined ? (page - 1) * size : 0;
  const rows = start === null ? [] : await walkUp(db, start, size, skip);
  const reply = rows.find(({ id }) => id === running?.messageId);
  // The message has its text when it has ended.
  if (running && reply) reply.text = await parts.replyLog.read(running.id, reply.text);
  const oldest = rows.at(-1);
  const hasNextPage = oldest !== undefined && oldest.parentId !== null;
  return {
    pageList: await toMessages(db, rows, save.id),
    totalCount: Math.min((last?.depth ?? 0) + 1, listLimits.totalCountCap + 1),
    hasNextPage,
    nextPageNum: hasNextPage ? page + 1 : null,
    currentPageNum: page,
    saveId: save.id,
    headMessageId: save.headMessageId,
    activeRunId: running?.id ?? null,
    nextCursorTs: hasNextPage ? oldest.seq : null,
  };
}

/** The end of the path, or the parent of the cursor's message. Throws save.not_found for a cursor of another story or reader. */
async function findStart(
  db: Db,
  userId: string,
  { storyId, end }: { storyId: string; end: string },
  cursor: number | undefined,
): Promise<string | null> {
  if (cursor === undefined) return end;
  const message = await findBySeq(db, userId, cursor);
  if (message === undefined || message.storyId !== storyId) throw new DomainError('save.not_found');
  return message.parentId;
}

function emptyDialog(page: number): Dialog {
  return {
    pageList: [],
    totalCount: 0,
    hasNextPage: false,
    nextPageNum: null,
    currentPageNum: page,
    saveId: null,
    headMessageId: null,
    activeRunId: null,
    nextCursorTs: null,
  };
}
