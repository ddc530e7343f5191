import type { Db, Handle, Tx } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Archives, SaveRow } from '../../archives/archives.service.ts';
import type { MessageRow } from '../chat.schema.ts';
import { findMessage } from '../messages.repository.ts';
import { listActive, runsOfMessages } from '../runs/runs.repository.ts';
import type { Settlement } from '../runs/settlement.ts';
import { placesOf } from './branches.repository.ts';

export interface GroundParts {
  db: Db;
  archives: Archives;
  settlement: Pick<Settlement, 'interruptLapsed'>;
}

interface Place {
  userId: string;
  storyId: string;
}

/** Changes the saves of a reader in a story, one change after the other; `saves` are as they are under the lock. */
export async function changeSaves<T>(
  { db, archives, settlement }: GroundParts,
  place: Place,
  change: (tx: Tx, saves: SaveRow[]) => Promise<T>,
): Promise<T> {
  // A reply whose process died must not stand in the way until somebody sweeps.
  for (const run of await listActive(db, await archives.ids(place))) {
    if (run.lapsed) await settlement.interruptLapsed(run.id);
  }
  return db.transaction(async (tx) => {
    await archives.lock(tx, place);
    return change(tx, await archives.all(tx, place));
  });
}

/** Throws archive.not_found. */
export function pick(saves: SaveRow[], id: string): SaveRow {
  const save = saves.find((one) => one.id === id);
  if (save === undefined) throw new DomainError('save.not_found');
  return save;
}

/** Throws chat.stale_parent { headMessageId } where the save stands elsewhere than the page shows. */
export function assertStands({ headMessageId }: SaveRow, expectedHeadId: string): void {
  if (headMessageId !== expectedHeadId) throw new DomainError('chat.stale_parent', { headMessageId });
}

/** Throws chat.run_active { runId } while a reply is written in one of these saves. */
export async function assertIdle(handle: Handle, saves: SaveRow[]): Promise<void> {
  const [run] = await listActive(
    handle,
    saves.map(({ id }) => id),
  );
  if (run !== undefined) throw new DomainError('chat.run_active', { runId: run.id });
}

/** Throws chat.run_active { runId } for a message that is still being written: no save may come to stand on it. */
export async function assertWritten(handle: Handle, { id, state }: MessageRow): Promise<void> {
  if (state !== 'running') return;
  const runId = (await runsOfMessages(handle, [id])).get(id);
  throw new DomainError('chat.run_active', { runId });
}

/** A message in the tree of one of these saves, and that save: the current one if it may be. Throws chat.message_not_found. */
export async function findInTrees(
  handle: Handle,
  saves: SaveRow[],
  messageId: string,
): Promise<{ message: MessageRow; save: SaveRow }> {
  const message = await findMessage(handle, messageId);
  const heads = saves.map(({ headMessageId }) => headMessageId);
  const places = message === undefined || heads.length === 0 ? [] : await placesOf(handle, heads);
  const inTree = new Set(places.filter(({ rootId }) => rootId === message?.rootId).map(({ id }) => id));
  const standing = saves.filter(({ headMessageId }) => inTree.has(headMessageId));
  const save = standing.find(({ isCurrent }) => isCurrent) ?? standing[0];
  if (message === undefined || save === undefined) throw new DomainError('chat.message_not_found');
  return { message, save };
}
