import type { DataOf, ParsedInputOf } from '@storyloom/contract/endpoint';
import type { dialogList } from '@storyloom/contract/endpoints/chat/dialog-list';
import { listLimits } from '@storyloom/contract/limits/lists';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { findBySeq, findMessage, walkUp } from '../messages/messages.service.ts';
import type { SaveRow, Saves, WithSaveId } from '../saves/saves.service.ts';
import { toMessages } from './message-view.ts';
import type { RunFinalizer } from './runs/finalize.ts';
import { findActive } from './runs/runs.repository.ts';

type Input = WithSaveId<ParsedInputOf<typeof dialogList>>;
type Dialog = WithSaveId<DataOf<typeof dialogList>>;

/** One page of a save's path, newest first. The cost depends on the page, not on the tree. Throws save.not_found. */
export async function listDialog(
  parts: { db: Db; saves: Saves; finalizer: RunFinalizer },
  userId: string,
  { storyId, saveId, cursorTs, page, size }: Input,
): Promise<Dialog> {
  const { db, saves, finalizer } = parts;
  const save = await saves.find(db, { userId, storyId }, saveId);
  if (save === undefined) return emptyDialog(page);
  const active = await findActive(db, save.id);
  const isExpired = active?.isExpired === true && !finalizer.isGenerating(active.run.id);
  if (isExpired) await finalizer.interruptExpired(active.run.id);

  const start = await findStart(db, userId, save, cursorTs);
  const head = await findMessage(db, save.headMessageId);
  const skip = cursorTs === undefined ? (page - 1) * size : 0;
  const rows = start === null ? [] : await walkUp(db, start, size, skip);
  const last = rows.at(-1);
  const hasNextPage = last !== undefined && last.parentId !== null;
  return {
    pageList: await toMessages(db, rows, save.id),
    totalCount: Math.min((head?.depth ?? 0) + 1, listLimits.totalCountCap + 1),
    hasNextPage,
    nextPageNum: hasNextPage ? page + 1 : null,
    currentPageNum: page,
    saveId: save.id,
    headMessageId: save.headMessageId,
    activeRunId: active !== undefined && !isExpired ? active.run.id : null,
    nextCursorTs: hasNextPage ? last.seq : null,
  };
}

/** The head, or the parent of the cursor's message. Throws save.not_found for a cursor of another story or reader. */
async function findStart(
  db: Db,
  userId: string,
  save: Pick<SaveRow, 'headMessageId' | 'storyId'>,
  cursor: number | undefined,
): Promise<string | null> {
  if (cursor === undefined) return save.headMessageId;
  const message = await findBySeq(db, userId, cursor);
  if (message === undefined || message.storyId !== save.storyId) throw new DomainError('save.not_found');
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
