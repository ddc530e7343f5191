import { createHash } from 'node:crypto';
import { notInArray } from 'drizzle-orm';
import { users } from '../modules/users/users.schema.ts';
import type { Tx } from '../platform/db.ts';

/** A deterministic id, so that repeated seeding changes nothing. */
export function seedId(kind: string, name: string): string {
  const number = BigInt(`0x${createHash('sha256').update(`${kind}:${name}`).digest('hex')}`);
  return number.toString(36).slice(-16);
}

/**
 * Inserts the author of seed stories as a user without a login, or updates their introduction unless a moderator has emptied
 * it. Returns the user id.
 */
export async function seedAuthor(
  tx: Tx,
  author: { handle: string; name: string; introduction: string },
  at: Date,
): Promise<string> {
  const { handle, name, introduction } = author;
  const id = seedId('author', handle);
  await tx
    .insert(users)
    .values({ id, isReal: true, name, introduction, createdAt: at })
    .onConflictDoUpdate({
      target: users.id,
      set: { introduction },
      setWhere: notInArray(users.introduction, ['', introduction]),
    });
  return id;
}
