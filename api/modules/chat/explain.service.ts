import type { RetrievedMemory } from '@storyloom/contract/chat/entities/retrieved-memory';
import type { LoreTrace } from '@storyloom/contract/lore/entities/lore-trace';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import { presentTrace } from '../lore/lore.service.ts';
import { findLore, findOwnMessage, type ReplyTrace } from '../messages/messages.service.ts';
import { turnNumber } from './memory/prompt/memory-text.ts';

interface ExplainParts {
  db: Db;
  stories: Pick<Catalogue, 'assertTextVisible'>;
}

/**
 * The lore entries that were triggered for a reply, each with its outcome; empty for a user message. The author
 * also sees secret entries. Throws chat.message_not_found for a message of another reader,
 * story.adult_confirm_required.
 */
export async function explainReply(
  parts: ExplainParts & { stories: Pick<Catalogue, 'isAuthor' | 'readLore'> },
  userId: string,
  messageId: string,
): Promise<LoreTrace[]> {
  const { storyId, trace } = await readTrace(parts, userId, messageId);
  if (!trace) return [];
  const [lore, showSecrets] = await Promise.all([
    parts.stories.readLore(storyId, trace.versionId),
    parts.stories.isAuthor(userId, storyId),
  ]);
  return presentTrace(trace.entries, lore, { showSecrets });
}

/** The memories that a reply was generated with, oldest first. Throws the errors of `explainReply`. */
export async function listMemories(
  parts: ExplainParts,
  userId: string,
  messageId: string,
): Promise<RetrievedMemory[]> {
  const { trace } = await readTrace(parts, userId, messageId);
  return (trace?.memories ?? []).map(({ depth, ...memory }) => ({ ...memory, turn: turnNumber(depth) }));
}

async function readTrace(
  { db, stories }: ExplainParts,
  userId: string,
  messageId: string,
): Promise<{ storyId: string; trace: ReplyTrace | null | undefined }> {
  const message = await findOwnMessage(db, userId, messageId);
  if (message === undefined) throw new DomainError('chat.message_not_found');
  await stories.assertTextVisible(message.storyId, userId);
  return { storyId: message.storyId, trace: (await findLore(db, messageId))?.loreTrace };
}
