import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { messages } from './messages.schema.ts';

/** Moves the message trees of a guest to an account. */
export async function mergeMessages(tx: Tx, merge: { guestId: string; userId: string }): Promise<void> {
  await tx.update(messages).set({ userId: merge.userId }).where(eq(messages.userId, merge.guestId));
}
