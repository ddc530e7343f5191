import type { feedback } from '@storyloom/contract/chat/endpoints/feedback';
import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findOwnMessage } from '../../messages/messages.service.ts';
import { replyFeedback } from './feedback.schema.ts';

/** A reply that its reader calls harmful or unsafe. */
export interface HarmfulReply {
  messageId: string;
  storyId: string;
  text: string;
  reporterId: string;
  note: string;
}

interface FeedbackParts {
  db: Db;
  clock: Clock;
  /** Adds the reply to the moderation queue. */
  reportReply(reply: HarmfulReply): Promise<void>;
}

/** Stores feedback on a reply; newer feedback replaces older. Throws chat.message_not_found. */
export async function giveFeedback(
  { db, clock, reportReply }: FeedbackParts,
  userId: string,
  { messageId, category, content }: ParsedInputOf<typeof feedback>,
): Promise<{ messageId: string }> {
  const message = await findOwnMessage(db, userId, messageId);
  if (message?.role !== 'assistant') throw new DomainError('chat.message_not_found');
  const now = clock.now();
  const change = { category, content: content.replaceAll('\0', '').toWellFormed(), updatedAt: now };
  await db
    .insert(replyFeedback)
    .values({ messageId, userId, createdAt: now, ...change })
    .onConflictDoUpdate({ target: replyFeedback.messageId, set: change });
  if (category === 'HARMFUL_UNSAFE') {
    const { storyId, text } = message;
    await reportReply({ messageId, storyId, text, reporterId: userId, note: change.content });
  }
  return { messageId };
}
