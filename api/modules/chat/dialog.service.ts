import type { DataOf, ParsedInputOf } from '@storyloom/contract/endpoint';
import type { dialogList } from '@storyloom/contract/endpoints/chat/dialog-list';
import { limits } from '@storyloom/contract/limits';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { findBySeq, findMessage, walkUp } from '../messages/messages.service.ts';
import type { Saves } from '../saves/saves.service.ts';
import { toMessages } from './message-view.ts';
import type { Settlement } from './runs/finalize.ts';
import { findActive } from './runs/runs.repository.ts';

type Input = ParsedInputOf<typeof dialogList>;
type Dialog = DataOf<typeof dialogList>;

/** The path of a save, newest first; the cost depends on the page, not on the tree. */
export async function listDialog(
  parts: { db: Db; saves: Saves; settlement: Settlement },
  userId: string,
  { storyId, archiveId, cursorTs, page, size }: Input,
): Promise<Dialog> {
  const { db, saves, settlement } = parts;
  const save = await saves.find(db, { userId, storyId }, archiveId);
  if (save === undefined) return nothingPlayed(page);
  const active = await findActive(db, save.id);
  const isLost = active?.lapsed === true && !settlement.isWriting(active.run.id);
  if (isLost) await settlement.interruptLapsed(active.run.id);

  const start = await startOf(db, userId, save, cursorTs);
  const head = await findMessage(db, save.headMessageId);
  const skip = cursorTs === undefined ? (page - 1) * size : 0;
  const rows = start === null ? [] : await walkUp(db, start, size, skip);
  const last = rows.at(-1);
  const hasNextPage = last !== undefined && last.parentId !== null;
  return {
    pageList: await toMessages(db, rows, save.id),
    totalCount: Math.min((head?.depth ?? 0) + 1, limits.totalCountCap + 1),
    hasNextPage,
    nextPageNum: hasNextPage ? page + 1 : null,
    currentPageNum: page,
    archiveId: save.id,
    headMessageId: save.headMessageId,
    activeRunId: active !== undefined && !isLost ? active.run.id : null,
    nextCursorTs: hasNextPage ? last.seq : null,
  };
}

/** With a cursor the page begins above the message that bears it. Throws archive.not_found for a foreign one. */
async function startOf(
  db: Db,
  userId: string,
  save: { headMessageId: string; storyId: string },
  cursor: number | undefined,
): Promise<string | null> {
  if (cursor === undefined) return save.headMessageId;
  const at = await findBySeq(db, userId, cursor);
  if (at === undefined || at.storyId !== save.storyId) throw new DomainError('save.not_found');
  return at.parentId;
}

function nothingPlayed(page: number): Dialog {
  return {
    pageList: [],
    totalCount: 0,
    hasNextPage: false,
    nextPageNum: null,
    currentPageNum: page,
    archiveId: null,
    headMessageId: null,
    activeRunId: null,
    nextCursorTs: null,
  };
}
