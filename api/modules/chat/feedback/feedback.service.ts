import type { ParsedInputOf } from '@storyloom/contract/endpoint';
import type { feedback } from '@storyloom/contract/endpoints/chat/feedback';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findMessage } from '../../messages/messages.service.ts';
import { replyFeedback } from './feedback.schema.ts';

/** Keeps what a reader says of a reply in a tree of theirs; a second word replaces the first. Throws chat.message_not_found. */
export async function giveFeedback(
  { db, clock }: { db: Db; clock: Clock },
  userId: string,
  { messageId, category, content }: ParsedInputOf<typeof feedback>,
): Promise<{ messageId: string }> {
  const message = await findMessage(db, messageId);
  if (message?.userId !== userId || message.role !== 'assistant') {
    throw new DomainError('chat.message_not_found');
  }
  const now = clock.now();
  const said = { category, content: content.replaceAll('\0', '').toWellFormed(), updatedAt: now };
  await db
    .insert(replyFeedback)
    .values({ messageId, userId, createdAt: now, ...said })
    .onConflictDoUpdate({ target: replyFeedback.messageId, set: said });
  return { messageId };
}
