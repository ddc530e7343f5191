import type { ScenePicture } from '@storyloom/contract/images/entities/scene-picture';
import { inArray } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { messagePictures } from './pictures.schema.ts';

/** The pictures of these messages, by message. */
export async function findPictures(handle: Handle, messageIds: string[]): Promise<Map<string, ScenePicture>> {
  if (messageIds.length === 0) return new Map();
  const rows = await handle
    .select()
    .from(messagePictures)
    .where(inArray(messagePictures.messageId, messageIds));
  return new Map(rows.map(({ messageId, createdAt: _, ...picture }) => [messageId, picture]));
}

/** Finds which of these URLs are pictures of messages. */
export async function findReferencedPictures(handle: Handle, urls: string[]): Promise<string[]> {
  const rows = await handle
    .selectDistinct({ url: messagePictures.url })
    .from(messagePictures)
    .where(inArray(messagePictures.url, urls));
  return rows.map(({ url }) => url);
}

export async function hasPicture(handle: Handle, messageId: string): Promise<boolean> {
  return (await findPictures(handle, [messageId])).size > 0;
}

/** Throws if the message does not exist. */
export async function insertPicture(
  tx: Tx,
  messageId: string,
  picture: ScenePicture,
  createdAt: Date,
): Promise<void> {
  await tx.insert(messagePictures).values({ messageId, ...picture, createdAt });
}
