import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { messageTrees } from './messages.schema.ts';

/** Moves the message trees of a guest to an account. Their messages do not name a user. */
export async function mergeMessages(tx: Tx, merge: { guestId: string; userId: string }): Promise<void> {
  await tx.update(messageTrees).set({ userId: merge.userId }).where(eq(messageTrees.userId, merge.guestId));
}
