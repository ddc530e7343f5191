import type { LoreTrace } from '@storyloom/contract/entities/lore-trace';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { tellTrace } from '../lore/lore.service.ts';
import type { Stories } from '../stories/stories.service.ts';
import { findLore, findMessage } from './messages.repository.ts';

/**
 * Which lore a message was written with, and what became of the rest that was called up; none for a reader's own
 * words. Throws chat.message_not_found for a message that is not the caller's.
 */
export async function explainReply(
  { db, stories }: { db: Db; stories: Pick<Stories, 'lore'> },
  userId: string,
  messageId: string,
): Promise<LoreTrace[]> {
  const message = await findMessage(db, messageId);
  if (message?.userId !== userId) throw new DomainError('chat.message_not_found');
  const trace = (await findLore(db, messageId))?.loreTrace;
  if (!trace) return [];
  return tellTrace(trace.entries, await stories.lore(message.storyId, trace.versionId));
}
