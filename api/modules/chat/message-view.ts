import type { Message } from '@storyloom/contract/chat/entities/message';
import type { Handle } from '../../platform/db.ts';
import { findChildren, findMessage, findPictures, type MessageRow } from '../messages/messages.service.ts';
import { findPinned } from './memory/pins/pins.repository.ts';
import { findRunIds } from './runs/runs.repository.ts';

/** Messages as the reader sees them: with siblings, picture, running run and, in a save, whether they are pinned. */
export async function toMessages(handle: Handle, rows: MessageRow[], saveId?: string): Promise<Message[]> {
  const parents = rows.flatMap(({ parentId }) => (parentId === null ? [] : [parentId]));
  const running = rows.filter(({ state }) => state === 'running').map(({ id }) => id);
  const siblings = await findChildren(handle, [...new Set(parents)]);
  const runs = await findRunIds(handle, running);
  const ids = rows.map(({ id }) => id);
  const pictures = await findPictures(handle, ids);
  const pinned = saveId === undefined ? new Set() : await findPinned(handle, saveId, ids);
  return rows.map((row) => ({
    id: row.id,
    storyId: row.storyId,
    parentId: row.parentId,
    depth: row.depth,
    role: row.role,
    speaker: row.speaker,
    text: row.text,
    state: row.state,
    finishReason: row.finishReason,
    editedFrom: row.editedFrom,
    model: row.model,
    usage: row.usage,
    options: row.options,
    siblingIds: (row.parentId === null ? undefined : siblings.get(row.parentId)) ?? [row.id],
    imageUrl: pictures.get(row.id)?.url ?? null,
    picture: pictures.get(row.id),
    ...(row.ending !== null && { ending: row.ending }),
    pinned: pinned.has(row.id),
    runId: runs.get(row.id) ?? null,
    seq: row.seq,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Throws if the message does not exist. */
export async function readMessage(handle: Handle, id: string): Promise<Message> {
  const row = await findMessage(handle, id);
  const [message] = row === undefined ? [] : await toMessages(handle, [row]);
  if (message === undefined) throw new Error(`Message ${id} does not exist.`);
  return message;
}
