import type { Message } from '@storyloom/contract/entities/message';
import type { Handle } from '../../platform/db.ts';
import { childrenOf, findMessage, type MessageRow, picturesOf } from '../messages/messages.service.ts';
import { pinnedAmong } from './memory/pins/pins.repository.ts';
import { runsOfMessages } from './runs/runs.repository.ts';

/** Nodes as readers of a save see them: with their siblings, the run that still writes them, and its pins. */
export async function toMessages(handle: Handle, rows: MessageRow[], archiveId?: string): Promise<Message[]> {
  const parents = rows.flatMap(({ parentId }) => (parentId === null ? [] : [parentId]));
  const writing = rows.filter(({ state }) => state === 'running').map(({ id }) => id);
  const siblings = await childrenOf(handle, [...new Set(parents)]);
  const runs = await runsOfMessages(handle, writing);
  const ids = rows.map(({ id }) => id);
  const pictures = await picturesOf(handle, ids);
  const pinned = archiveId === undefined ? new Set() : await pinnedAmong(handle, archiveId, ids);
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
    pinned: pinned.has(row.id),
    runId: runs.get(row.id) ?? null,
    seq: row.seq,
    createdAt: row.createdAt.toISOString(),
  }));
}

export async function readMessage(handle: Handle, id: string): Promise<Message> {
  const row = await findMessage(handle, id);
  const [message] = row === undefined ? [] : await toMessages(handle, [row]);
  if (message === undefined) throw new Error(`The reply ${id} is gone.`);
  return message;
}
