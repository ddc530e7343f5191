import type { ScenePicture } from '@storyloom/contract/entities/scene-picture';
import { inArray, type SQL, sql } from 'drizzle-orm';
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

/** Those of these URLs that are pictures of messages. */
export async function findReferencedImages(handle: Handle, urls: string[]): Promise<string[]> {
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

const { url, thumbUrl, width, height, placeholder, alt, drawn } = messagePictures;

/** The columns of a left-joined picture as JSON, or null. */
export const pictureJson = sql`case when ${messagePictures.messageId} is not null then jsonb_build_object(
  'url', ${url}, 'thumbUrl', ${thumbUrl}, 'width', ${width}, 'height', ${height},
  'placeholder', ${placeholder}, 'alt', ${alt}, 'drawn', ${drawn}) end`;

/** Inserts the pictures of a copied path; `ids` are its messages, root first. */
export async function insertPictureCopies(
  tx: Tx,
  path: SQL,
  { ids, at }: { ids: string[]; at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into ${messagePictures} (message_id, url, thumb_url, width, height, placeholder, alt, drawn, created_at)
    select named.ids[position + 1], picture ->> 'url', picture ->> 'thumbUrl', (picture ->> 'width')::integer,
      (picture ->> 'height')::integer, picture ->> 'placeholder', picture ->> 'alt',
      (picture ->> 'drawn')::boolean, ${at.toISOString()}::timestamptz
    from (${path}) path cross join (select ${sql.param(ids)}::text[] as ids) named
    where picture is not null`);
}
