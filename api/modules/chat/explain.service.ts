import type { RetrievedMemory } from '@storyloom/contract/chat/entities/retrieved-memory';
import type { LoreTrace } from '@storyloom/contract/lore/entities/lore-trace';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import { presentTrace } from '../lore/lore.service.ts';
import {
  findLore,
  findOwnMessage,
  findRoles,
  type MessageRow,
  type ReplyTrace,
} from '../messages/messages.service.ts';
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
  const { message, trace } = await readTrace(parts, userId, messageId);
  if (!trace) return [];
  const [lore, showSecrets, held] = await Promise.all([
    parts.stories.readLore(message.storyId, trace.versionId),
    parts.stories.isAuthor(userId, message.storyId),
    findRoles(
      parts.db,
      trace.entries.flatMap((entry) => entry.messageId ?? []),
    ),
  ]);
  const places = new Map(held.map((one) => [one.id, placeOf(one, message)]));
  return presentTrace(trace.entries, lore, { showSecrets }).map((entry) => ({
    ...entry,
    keyIn: places.get(entry.messageId ?? ''),
  }));
}

/** The author of a message on the path of a reply. */
function placeOf(
  { id, role, depth }: Pick<MessageRow, 'id' | 'role' | 'depth'>,
  reply: MessageRow,
): LoreTrace['keyIn'] {
  if (role === 'user') return id === reply.parentId ? 'message' : 'earlier';
  return depth === 0 ? 'opening' : 'reply';
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
): Promise<{ message: MessageRow; trace: ReplyTrace | null | undefined }> {
  const message = await findOwnMessage(db, userId, messageId);
  if (message === undefined) throw new DomainError('chat.message_not_found');
  await stories.assertTextVisible(message.storyId, userId);
  return { message, trace: (await findLore(db, messageId))?.loreTrace };
}
