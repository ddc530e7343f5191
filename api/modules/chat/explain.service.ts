import type { LoreTrace } from '@storyloom/contract/entities/lore-trace';
import type { RetrievedMemory } from '@storyloom/contract/entities/retrieved-memory';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import { presentTrace } from '../lore/lore.service.ts';
import { findLore, findMessage, type ReplyTrace } from '../messages/messages.service.ts';
import { turnAt } from './memory/prompt/memories.ts';

/**
 * Which lore a message was written with, and what became of the rest that was called up; none for a reader's own
 * words. Throws chat.message_not_found for a message that is not the caller's.
 */
export async function explainReply(
  { db, stories }: { db: Db; stories: Pick<Catalogue, 'lore'> },
  userId: string,
  messageId: string,
): Promise<LoreTrace[]> {
  const { storyId, trace } = await traceOf(db, userId, messageId);
  if (!trace) return [];
  return presentTrace(trace.entries, await stories.lore(storyId, trace.versionId));
}

/** Which moments of long ago a message was written with, oldest first. Throws as `explainReply`. */
export async function tellMoments(db: Db, userId: string, messageId: string): Promise<RetrievedMemory[]> {
  const { trace } = await traceOf(db, userId, messageId);
  return (trace?.moments ?? []).map(({ messageId: id, depth, turn, reply, words }) => ({
    messageId: id,
    turn: turnAt(depth),
    userText: turn,
    replyText: reply,
    matchedWords: words,
  }));
}

async function traceOf(
  db: Db,
  userId: string,
  messageId: string,
): Promise<{ storyId: string; trace: ReplyTrace | null | undefined }> {
  const message = await findMessage(db, messageId);
  if (message?.userId !== userId) throw new DomainError('chat.message_not_found');
  return { storyId: message.storyId, trace: (await findLore(db, messageId))?.loreTrace };
}
