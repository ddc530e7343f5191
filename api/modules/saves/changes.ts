import type { Message } from '@storyloom/contract/chat/entities/message';
import { quotas } from '@storyloom/contract/core/quota-limits';
import type { Db, Handle, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { findMessage, findPositions, type MessageRow, sumTextBytes } from '../messages/messages.service.ts';
import type { SaveRecords } from './records.ts';
import { listIds, listSavesForUpdate, type StoryOfReader } from './saves.repository.ts';
import type { SaveRow } from './saves.schema.ts';

/** The functions of chat that saves call. */
export interface RepliesInSaves {
  /** Running runs in these saves, including those whose lease has expired. */
  listActive(handle: Handle, saveIds: string[]): Promise<{ id: string; isExpired: boolean }[]>;
  /** The run that is generating this message. */
  findActiveRunOf(handle: Handle, messageId: string): Promise<string | undefined>;
  /** True while a reply is being generated anywhere in the tree. */
  hasActiveIn(tx: Tx, tree: { userId: string; rootId: string }): Promise<boolean>;
  /** Interrupts a run whose lease has expired. */
  interruptExpired(runId: string): Promise<void>;
  /** Replaces the pinned facts of `to` by those of `from`. */
  copyPins(tx: Tx, from: string, to: string): Promise<void>;
  deletePins(tx: Tx, saveId: string): Promise<void>;
  readMessage(handle: Handle, id: string): Promise<Message>;
}

export interface ChangeParts {
  db: Db;
  records: SaveRecords;
  replies: RepliesInSaves;
}

/** Runs a change of a reader's saves of a story, one at a time; `saves` are read under the lock, latest first. */
export async function changeSaves<T>(
  { db, records, replies }: ChangeParts,
  at: StoryOfReader,
  change: (tx: Tx, saves: SaveRow[]) => Promise<T>,
): Promise<T> {
  // A run whose process died must not block the change until the next job interrupts it.
  for (const run of await replies.listActive(db, await listIds(db, at))) {
    if (run.isExpired) await replies.interruptExpired(run.id);
  }
  return db.transaction(async (tx) => {
    await records.lock(tx, at);
    return change(tx, await listSavesForUpdate(tx, at));
  });
}

/** Throws save.not_found. */
export function requireSave(saves: SaveRow[], id: string): SaveRow {
  const save = saves.find((one) => one.id === id);
  if (save === undefined) throw new DomainError('save.not_found');
  return save;
}

/** A save to overwrite, which must not be archived. Throws save.not_found. */
export function requireReplaceable(saves: SaveRow[], id: string): SaveRow {
  return requireSave(
    saves.filter(({ archivedAt }) => archivedAt === null),
    id,
  );
}

/** Throws chat.stale_parent { headMessageId } if the save's head is not the one the page shows. */
export function assertHead({ headMessageId }: SaveRow, expectedHeadId: string): void {
  if (headMessageId !== expectedHeadId) throw new DomainError('chat.stale_parent', { headMessageId });
}

/** Throws chat.run_active { runId } while a reply is being generated in one of these saves. */
export async function assertIdle({ replies }: ChangeParts, handle: Handle, saves: SaveRow[]): Promise<void> {
  const [run] = await replies.listActive(
    handle,
    saves.map(({ id }) => id),
  );
  if (run !== undefined) throw new DomainError('chat.run_active', { runId: run.id });
}

/** Asked before messages are stored that cost no points. Throws quota.messages. */
export async function requireRoom(handle: Handle, userId: string): Promise<void> {
  if ((await sumTextBytes(handle, userId)) >= quotas.messageBytes) throw new DomainError('quota.messages');
}

/** Throws chat.run_active { runId } for a message that is being generated: it cannot become a head. */
export async function assertFinished(
  { replies }: ChangeParts,
  handle: Handle,
  { id, state }: MessageRow,
): Promise<void> {
  if (state !== 'running') return;
  throw new DomainError('chat.run_active', { runId: await replies.findActiveRunOf(handle, id) });
}

/**
 * Finds a message in the trees of these saves, and the save: the current one if it is in the same tree.
 * Throws chat.message_not_found.
 */
export async function findInTrees(
  handle: Handle,
  saves: SaveRow[],
  messageId: string,
): Promise<{ message: MessageRow; save: SaveRow }> {
  const message = await findMessage(handle, messageId);
  const heads = saves.map(({ headMessageId }) => headMessageId);
  const positions = message === undefined || heads.length === 0 ? [] : await findPositions(handle, heads);
  const inTree = new Set(positions.filter(({ rootId }) => rootId === message?.rootId).map(({ id }) => id));
  const sameTree = saves.filter(({ headMessageId }) => inTree.has(headMessageId));
  const save = sameTree.find(({ isCurrent }) => isCurrent) ?? sameTree[0];
  if (message === undefined || save === undefined) throw new DomainError('chat.message_not_found');
  return { message, save };
}
